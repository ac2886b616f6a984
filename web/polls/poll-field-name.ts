import { recordFieldNames } from '#messages/backstage.ts'
import { pollFieldNames } from '#messages/polls-backstage.ts'
import { useSay } from '#web/language.ts'

/** What a field of a poll is called, where a refusal or the history names it. */
export function usePollFieldName(): (field: string) => string {
  const say = useSay()
  return field => {
    const [name = field] = field.split('.')
    return say(pollFieldNames[name] ?? recordFieldNames[field] ?? { de: field, en: field })
  }
}
