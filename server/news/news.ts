import { fail } from '#contract/errors.ts'
import { type Bilingual, inLanguage, type Language } from '#contract/language.ts'
import type { NewsCard, NewsDetail } from '#contract/news/news.ts'
import type { RichText } from '#contract/richtext.ts'
import { describedAs, imagesOf, withKeys, withPictures } from '#server/files/files.ts'
import { authorsOf } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  availableIn,
  changesWith,
  resolveLinks,
  shownByLink,
  shownBySlug,
  slugsShown,
  spokenIn,
} from '#server/platform/records/records.ts'
import { newsKind } from './kind.ts'
import {
  type CardRow,
  countLatest,
  type Filter,
  findArticles,
  findCategories,
  findLatest,
  findNeighbours,
  findNews,
  findPublic,
  findUsedTags,
  type NewsRow,
} from './queries.ts'

export { newsKind } from './kind.ts'

/** One page of the public list, newest first. */
export async function latest(context: Context, filter: Filter) {
  const { db, clock } = context
  const rows = await findLatest(db, clock(), filter)
  return { count: await countOf(context, filter), rows: await cardsOf(context, rows) }
}

export type Article = NewsCard & Pick<NewsDetail, 'content' | 'author' | 'updatedAt'>

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
    rows.map(async ({ content, authorId, updatedAt }, place) => ({
      ...(cards[place] as NewsCard),
      content: await shownContent(context, content[language]),
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

/** One public item, by the slug it has or had in either language. Throws `notFound`. */
export async function find(context: Context, slug: string): Promise<NewsDetail> {
  return detailOf(context, await shownBySlug(context, newsKind, slug, findPublic))
}

/** An item as it will look, for whoever has the link. Throws `notFound` and `linkExpired`. */
export async function preview(context: Context, token: string): Promise<NewsDetail> {
  return withKeys(context, await detailOf(context, await shownByLink(context, newsKind, token, findNews)))
}

async function detailOf(context: Context, row: NewsRow): Promise<NewsDetail> {
  const { db, clock, language } = context
  const [card] = (await cardsOf(context, [row])) as [NewsCard]
  const { previous, next } = await findNeighbours(db, clock(), row)
  const authors = await authorsOf(context, row.authorId ? [row.authorId] : [])
  return {
    ...card,
    content: await shownContent(context, row.content[card.language]),
    author: authors.get(row.authorId ?? 0) ?? null,
    updatedAt: row.updatedAt.toISOString(),
    slugs: slugsShown(row.slug),
    availableIn: availableIn(row.translation),
    previous: neighbourOf(previous, language),
    next: neighbourOf(next, language),
  }
}

async function shownContent(context: Context, content: RichText | null): Promise<RichText | null> {
  const linked = await resolveLinks(context, content, context.language)
  return withPictures(context, linked, context.language)
}

async function cardsOf(context: Context, rows: CardRow[]): Promise<NewsCard[]> {
  const { language } = context
  const pictures = rows.flatMap(({ imageId }) => imageId ?? [])
  const images = await imagesOf(context, pictures, language)
  return rows.map(row => {
    const spoken = spokenIn(row.translation, language)
    return {
      id: row.id,
      title: row.title[spoken],
      language: spoken,
      teaser: row.teaser[spoken],
      slug: slugsShown(row.slug)[language],
      image: describedAs(images.get(row.imageId ?? 0), row.imageAlt, language),
      tags: row.tags.map(tag => named(tag, language)),
      category: row.category ? named(row.category, language) : null,
      publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
    }
  })
}

function named({ id, label }: { id: number; label: Bilingual<string> }, language: Language) {
  return { id, label: inLanguage(label, language).value }
}

function neighbourOf(row: Pick<NewsRow, 'title' | 'slug' | 'translation'> | undefined, language: Language) {
  if (!row) return null
  return { slug: slugsShown(row.slug)[language], title: row.title[spokenIn(row.translation, language)] }
}
