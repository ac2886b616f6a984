import type { ContentItem } from './items.ts'

/** Returns the paths of fields that visible parts require: an embed needs its address. */
export function neededInParts(items: readonly ContentItem[]): string[] {
  return items.flatMap(({ type, isVisible }, place) =>
    type === 'embed' && isVisible ? [`items.${place}.content.address`] : [],
  )
}
