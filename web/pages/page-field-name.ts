import type { ContentItem } from '#contract/pages/items.ts'
import { recordFieldNames } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import { partLabel } from '#web/parts/part-label.ts'

/** What a field of a page is called, where a refusal or the history names it. */
export function usePageFieldName(): (field: string, items: readonly ContentItem[]) => string {
  const say = useSay()
  return (field, items) => say(recordFieldNames[field] ?? partLabel(field, items))
}
