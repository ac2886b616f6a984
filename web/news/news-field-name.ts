import type { ContentItem } from '#contract/pages/items.ts'
import { recordFieldNames } from '#messages/backstage.ts'
import { newsFieldNames } from '#messages/news.ts'
import { useSay } from '#web/language.ts'
import { partLabel } from '#web/parts/part-label.ts'

/** What a field of news is called, where a refusal or the history names it. */
export function useNewsFieldName(): (field: string, items: readonly ContentItem[]) => string {
  const say = useSay()
  return (field, items) => {
    if (field === 'items' || field.startsWith('items.')) return say(partLabel(field, items))
    return say(newsFieldNames[field] ?? recordFieldNames[field] ?? { de: field, en: field })
  }
}
