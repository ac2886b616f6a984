import type { ContentItem } from './items.ts'

/** The paths of what parts lack before visitors see them: a film or map of another host needs its address. */
export function neededInParts(items: readonly ContentItem[]): string[] {
  return items.flatMap(({ type, isVisible }, place) =>
    type === 'embed' && isVisible ? [`items.${place}.content.address`] : [],
  )
}
