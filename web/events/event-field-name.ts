import { recordFieldNames } from '#messages/backstage.ts'
import { entryNumber, eventFieldNames } from '#messages/events-backstage.ts'
import { useSay } from '#web/language.ts'

/** What a field of an event is called, where a refusal or the history names it. */
export function useEventFieldName(): (field: string) => string {
  const say = useSay()
  return field => {
    const [name = field, second = ''] = field.split('.')
    const own = eventFieldNames[`${name}.${second}`] ?? eventFieldNames[name]
    const label = say(recordFieldNames[field] ?? own ?? { de: field, en: field })
    return name === 'programme' && second !== '' ? `${label}, ${say(entryNumber(Number(second) + 1))}` : label
  }
}
