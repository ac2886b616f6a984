import { recordFieldNames } from '#messages/backstage.ts'
import { newsFieldNames } from '#messages/news.ts'
import { useSay } from '#web/language.ts'

/** What a field of news is called, where a refusal or the history names it. */
export function useNewsFieldName(): (field: string) => string {
  const say = useSay()
  return field => say(newsFieldNames[field] ?? recordFieldNames[field] ?? { de: field, en: field })
}
