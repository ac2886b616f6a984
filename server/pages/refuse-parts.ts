import { fail } from '#contract/errors.ts'
import type { ContentItem } from '#contract/pages/items.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { refuseWrongFilms } from './films.ts'

/**
 * Throws, with each field named, for parts that cannot be shown: films that are none, and in what is visible a film or
 * map of another host without an address. What is hidden may be incomplete.
 */
export async function refuseWrongParts(
  context: Pick<Context, 'db'>,
  { isVisible, items }: { isVisible: boolean; items: readonly ContentItem[] },
): Promise<void> {
  if (isVisible) refuseEmptyEmbeds(items)
  await refuseWrongFilms(context, items)
}

function refuseEmptyEmbeds(items: readonly ContentItem[]): void {
  const empty = items.flatMap((item, place) =>
    item.isVisible && item.type === 'embed' && item.content.address === ''
      ? [[`items.${place}.content.address`, 'validEmbed']]
      : [],
  )
  if (empty.length > 0) throw fail('incomplete', { fields: Object.fromEntries(empty) })
}
