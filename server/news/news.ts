import { fail } from '#contract/errors.ts'
import type { NewsCard, NewsDetail } from '#contract/news/news.ts'
import { withKeys } from '#server/files/files.ts'
import { shownItems } from '#server/pages/pages.ts'
import { authorsOf } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { changesWith, readersOf } from '#server/platform/records/records.ts'
import { cardsOf, named } from './cards.ts'
import { detailOf, shownContent } from './detail.ts'
import { newsKind } from './kind.ts'
import {
  countLatest,
  type Filter,
  findArticles,
  findCategories,
  findLatest,
  findNews,
  findPublic,
  findUsedTags,
} from './queries.ts'

export { newsKind } from './kind.ts'

/** One page of the public list, newest first. */
export async function latest(context: Context, filter: Filter) {
  const { db, clock } = context
  const rows = await findLatest(db, clock(), filter)
  return { count: await countOf(context, filter), rows: await cardsOf(context, rows) }
}

export type Article = NewsCard & Pick<NewsDetail, 'content' | 'items' | 'author' | 'updatedAt'>

/** The newest items that are there in the language asked for, whole. */
export async function articles(
  context: Context,
  filter: Pick<Filter, 'limit' | 'category'>,
): Promise<Article[]> {
  const { db, clock, language } = context
  await changesWith(context, newsKind)
  const rows = await findArticles(db, clock(), { ...filter, language })
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

/** A category in the language asked for. Throws `notFound`. */
export async function categoryNamed({ db, language }: Context, id: number) {
  const category = (await findCategories(db)).find(one => one.id === id)
  if (!category) throw fail('notFound')
  return named(category, language)
}

// Counting reads every item: that of all of them is known until somebody saves, or one appears or goes by itself.
async function countOf(context: Context, { tag, category }: Filter): Promise<number> {
  const { db, clock, cache } = context
  const until = await changesWith(context, newsKind)
  const count = () => countLatest(db, clock(), { tag, category })
  if (tag !== undefined || category !== undefined) return count()
  return cache.remember(`news count until ${until?.toISOString() ?? 'saved'}`, 'news', count)
}

/** The tags and categories by which the public list can be narrowed: those in use. */
export async function filters(context: Context) {
  const { language } = context
  const { tags, categories } = await filtersInUse(context)
  return {
    tags: tags.map(tag => named(tag, language)),
    categories: categories.map(category => named(category, language)),
  }
}

// The same for everybody until somebody saves, or an item appears or goes by itself.
async function filtersInUse(context: Context) {
  const { db, clock, cache } = context
  const until = await changesWith(context, newsKind)
  return cache.remember(`news filters until ${until?.toISOString() ?? 'saved'}`, 'news', async () => ({
    tags: await findUsedTags(db, clock()),
    categories: await findCategories(db),
  }))
}

/** One public item, by the slug it has or had in either language; and as it will look, for whoever has the link. */
export const { find, preview } = readersOf(newsKind, { findPublic, findOne: findNews }, detailOf, withKeys)
