import { fail } from '#contract/errors.ts'
import { type Bilingual, inLanguage, type Language, languagesOf } from '#contract/language.ts'
import type { NewsCard, NewsDetail } from '#contract/news/news.ts'
import type { RichText } from '#contract/richtext.ts'
import { imagesOf } from '#server/files/files.ts'
import { authorsOf } from '#server/people/people.ts'
import { type Context, changesAt } from '#server/platform/calls/calls.ts'
import {
  type Filter,
  findBySlug,
  findCategories,
  findLatest,
  findNeighbours,
  findNextChange,
  findTags,
  type NewsRow,
} from './queries.ts'

type Texts = Bilingual<string>

/** One page of the public list, newest first. */
export async function latest(context: Context, filter: Filter) {
  const { db, clock } = context
  const now = clock()
  const { count, rows } = await findLatest(db, now, filter)
  changesAt(context, await findNextChange(db, now))
  return { count, rows: await cardsOf(context, rows) }
}

/** One public item, by the slug it has or had in either language. Throws `notFound`. */
export async function find(context: Context, slug: string): Promise<NewsDetail> {
  const { db, clock, language } = context
  const now = clock()
  const row = await findBySlug(db, now, slug)
  changesAt(context, await findNextChange(db, now))
  if (!row) throw fail('notFound')
  const [card] = await cardsOf(context, [row])
  if (!card) throw fail('notFound')
  const { previous, next } = await findNeighbours(db, now, row)
  const authors = await authorsOf(context, row.authorId ? [row.authorId] : [])
  return {
    ...card,
    content: (row.content as Bilingual<RichText | null>)[card.language],
    author: authors.get(row.authorId ?? 0) ?? null,
    updatedAt: row.updatedAt.toISOString(),
    slugs: slugsOf(row),
    availableIn: languagesOf(row.title as Texts),
    previous: neighbourOf(previous, language),
    next: neighbourOf(next, language),
  }
}

async function cardsOf(context: Context, rows: NewsRow[]): Promise<NewsCard[]> {
  const { db, language } = context
  const images = await imagesOf(
    context,
    rows.flatMap(({ imageId }) => imageId ?? []),
    language,
  )
  const tags = await findTags(
    db,
    rows.map(({ id }) => id),
  )
  const categories = await findCategories(db)
  return rows.map(row => {
    const { value: title, language: spoken } = inLanguage(row.title as Texts, language)
    const category = categories.find(({ id }) => id === row.categoryId)
    return {
      id: row.id,
      title,
      language: spoken,
      teaser: (row.teaser as Texts)[spoken],
      slug: slugsOf(row)[language],
      image: images.get(row.imageId ?? 0) ?? null,
      tags: tags
        .filter(({ recordId }) => recordId === row.id)
        .map(({ id, label }) => ({ id, label: inLanguage(label as Texts, language).value })),
      category: category
        ? { id: category.id, label: inLanguage(category.label as Texts, language).value }
        : null,
      publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
    }
  })
}

// Without a translation the item answers under the existing language's slug in both.
function slugsOf(row: NewsRow): Texts {
  const slug = row.slug as Texts
  return { de: slug.de || slug.en, en: slug.en || slug.de }
}

function neighbourOf(row: NewsRow | undefined, language: Language) {
  return row ? { slug: slugsOf(row)[language], title: inLanguage(row.title as Texts, language).value } : null
}
