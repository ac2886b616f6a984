import type { Language } from '#contract/language.ts'
import type { NewsCard, NewsDetail } from '#contract/news/news.ts'
import { addressOf } from '#contract/pathnames.ts'
import { plainText, type RichText } from '#contract/richtext.ts'
import { withPictures } from '#server/files/files.ts'
import { nextChangeOf, searchWordsOf, shownItems } from '#server/pages/pages.ts'
import { authorsOf } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { qrCode } from '#server/platform/qr/qr.ts'
import { answerLanguage, resolveLinks, shownBaseOf, slugsShown } from '#server/platform/records/records.ts'
import { cardsOf } from './cards.ts'
import { findNeighbours, findRelated, type NewsRow } from './queries.ts'
import { readingMinutes } from './reading-time.ts'

/** An item with everything that its page shows. */
export async function detailOf(context: Context, row: NewsRow): Promise<NewsDetail> {
  const { db, clock, language, config } = context
  const [card, ...related] = (await cardsOf(context, [row, ...(await findRelated(db, clock(), row))])) as [
    NewsCard,
    ...NewsCard[],
  ]
  const { previous, next } = await findNeighbours(db, clock(), row)
  const authors = await authorsOf(context, row.authorId ? [row.authorId] : [])
  const items = await shownItems(context, row.items, language)
  const { words } = searchWordsOf(row.items, card.language)
  return {
    ...card,
    content: await shownContent(context, row.content[card.language]),
    items,
    readingMinutes: readingMinutes([plainText(row.content[card.language]), ...words].join(' ')),
    related,
    qr: qrCode(config.baseUrl + addressOf('newsItem', language, { slug: card.slug })),
    author: authors.get(row.authorId ?? 0) ?? null,
    updatedAt: row.updatedAt.toISOString(),
    ...shownBaseOf(context, row),
    previous: neighbourOf(previous, language),
    next: neighbourOf(next, language),
    changesAt: nextChangeOf(items)?.toISOString() ?? null,
  }
}

export async function shownContent(context: Context, content: RichText | null): Promise<RichText | null> {
  const linked = await resolveLinks(context, content, context.language)
  return withPictures(context, linked, context.language)
}

function neighbourOf(row: Pick<NewsRow, 'title' | 'slug' | 'translation'> | undefined, language: Language) {
  if (!row) return null
  return { slug: slugsShown(row.slug)[language], title: row.title[answerLanguage(row.translation, language)] }
}
