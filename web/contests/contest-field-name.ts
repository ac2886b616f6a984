import { recordFieldNames } from '#messages/backstage.ts'
import { contestFieldNames } from '#messages/contests-backstage.ts'
import { useSay } from '#web/language.ts'

/** What a field of a contest is called, where a refusal or the history names it. */
export function useContestFieldName(): (field: string) => string {
  const say = useSay()
  return field => {
    const [name = field] = field.split('.')
    return say(recordFieldNames[field] ?? contestFieldNames[name] ?? { de: field, en: field })
  }
}
