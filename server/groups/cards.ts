import type { GroupCard } from '#contract/groups/shown.ts'
import { inLanguage, type Language } from '#contract/language.ts'
import { describedAs, imagesOf } from '#server/files/files.ts'
import { cardsOfMembers } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { answerLanguage, slugsShown, textsShown } from '#server/platform/records/records.ts'
import type { CardRow } from './queries.ts'

/** Cards of groups for the public: only the fields named here leave the server. */
export async function cardsOf(context: Context, rows: readonly CardRow[]): Promise<GroupCard[]> {
  const { language } = context
  const images = await imagesOf(
    context,
    rows.flatMap(({ imageId }) => imageId ?? []),
    language,
  )
  const ids = rows.flatMap(({ leaderId }) => leaderId ?? [])
  const leaders = await cardsOfMembers(context, { ids, groupIds: [] })
  return rows.map(row => {
    const leader = leaders.find(({ id, isFormer }) => id === row.leaderId && !isFormer)
    return {
      ...textsOf(row, language),
      image: describedAs(images.get(row.imageId ?? 0), row.imageAlt, language),
      leader: leader ? { id: leader.id, slug: leader.slug, name: leader.name } : null,
    }
  })
}

function textsOf(row: CardRow, language: Language): Omit<GroupCard, 'image' | 'leader'> {
  const spoken = answerLanguage(row.translation, language)
  const { id, isPiGroup, isAssociatedPiGroup, sortPriority } = row
  return {
    ...{ id, isPiGroup, isAssociatedPiGroup, sortPriority },
    slug: slugsShown(row.slug)[language],
    name: row.name[spoken],
    ...textsShown(row, spoken, ['keyword', 'subject']),
    teaser: row.teaser[spoken],
    tags: row.tags.map(tag => ({ id: tag.id, label: inLanguage(tag.label, language).value })),
    language: spoken,
  }
}
