import { recordFieldNames } from '#messages/backstage.ts'
import { editionFieldNames } from '#messages/lecture-backstage.ts'
import { useSay } from '#web/language.ts'

/** What a field of an edition is called, where a refusal or the history names it. */
export function useEditionFieldName(): (field: string) => string {
  const say = useSay()
  return field => {
    const [name = field] = field.split('.')
    return say(recordFieldNames[field] ?? editionFieldNames[name] ?? { de: field, en: field })
  }
}
