import { fail } from '#contract/errors.ts'
import type { NewsCard, NewsDetail } from '#contract/news/news.ts'
import { withKeys } from '#server/files/files.ts'
import { shownItems } from '#server/pages/pages.ts'
import { authorsOf } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { dependOnKind, readersOf } from '#server/platform/records/records.ts'
import { cardsOf, labelInLanguage } from './cards.ts'
import { detailOf, shownContent } from './detail.ts'
import { newsKind } from './kind.ts'
import {
  countLatest,
  type Filter,
  findCategories,
  findLatest,
  findNews,
  findPublic,
  findUsedTags,
  findWholeNews,
} from './queries.ts'

export { newsKind } from './kind.ts'

/** Returns one page of the public list, newest first. */
export async function latest(context: Context, filter: Filter) {
  const { db, clock } = context
  const rows = await findLatest(db, clock(), filter)
  return { count: await countOf(context, filter), rows: await cardsOf(context, rows) }
}

export type WholeNewsItem = NewsCard & Pick<NewsDetail, 'content' | 'items' | 'author' | 'updatedAt'>

/** Returns the newest items that exist in the language of the request, with their full content. */
export async function findWholeItems(
  context: Context,
  filter: Pick<Filter, 'limit' | 'category'>,
): Promise<WholeNewsItem[]> {
  const { db, clock, language } = context
  await dependOnKind(context, newsKind)
  const rows = await findWholeNews(db, clock(), { ...filter, language })
  const cards = await cardsOf(context, rows)
  const authors = await authorsOf(
    context,
    rows.flatMap(({ authorId }) => authorId ?? []),
  )
  return Promise.all(
    rows.map(async ({ content, items, authorId, updatedAt }, place) => ({
      ...(cards[place] as NewsCard),
      content: await shownContent(context, content[language]),
      items: await shownItems(context, items, language),
      author: authors.get(authorId ?? 0) ?? null,
      updatedAt: updatedAt.toISOString(),
    })),
  )
}

/** Returns a category in the language of the request. Throws `notFound`. */
export async function findCategoryLabel({ db, language }: Context, id: number) {
  const category = (await findCategories(db)).find(one => one.id === id)
  if (!category) throw fail('notFound')
  return labelInLanguage(category, language)
}

// Counting reads every item, so the unfiltered count is cached until somebody saves, or an item appears or
// expires on schedule.
async function countOf(context: Context, { tag, category }: Filter): Promise<number> {
  const { db, clock, cache } = context
  const until = await dependOnKind(context, newsKind)
  const count = () => countLatest(db, clock(), { tag, category })
  if (tag !== undefined || category !== undefined) return count()
  return cache.remember(`news count until ${until?.toISOString() ?? 'saved'}`, 'news', count)
}

/** Returns the tags and categories that filter the public list: those in use. */
export async function filters(context: Context) {
  const { language } = context
  const { tags, categories } = await filtersInUse(context)
  return {
    tags: tags.map(tag => labelInLanguage(tag, language)),
    categories: categories.map(category => labelInLanguage(category, language)),
  }
}

// Shared by all visitors; cached until somebody saves, or an item appears or expires on schedule.
async function filtersInUse(context: Context) {
  const { db, clock, cache } = context
  const until = await dependOnKind(context, newsKind)
  return cache.remember(`news filters until ${until?.toISOString() ?? 'saved'}`, 'news', async () => ({
    tags: await findUsedTags(db, clock()),
    categories: await findCategories(db),
  }))
}

/**
 * Readers of one item: `find` by its current or former slug in either language, `preview` by a preview link.
 */
export const { find, preview } = readersOf(newsKind, { findPublic, findOne: findNews }, detailOf, withKeys)
