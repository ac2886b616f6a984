import { recordFieldNames } from '#messages/backstage.ts'
import { groupFieldNames } from '#messages/groups-backstage.ts'
import { useSay } from '#web/language.ts'

/** What a field of a group is called, where a refusal or the history names it. */
export function useGroupFieldName(): (field: string) => string {
  const say = useSay()
  return field => {
    const [name = field] = field.split('.')
    return say(recordFieldNames[field] ?? groupFieldNames[name] ?? { de: field, en: field })
  }
}
