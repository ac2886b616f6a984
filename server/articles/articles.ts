import type { ArticleFilters } from '#contract/articles/api.ts'
import type { ArticleCard, ArticleDetail, ShownAuthor } from '#contract/articles/article.ts'
import { authorString, authorsOf, shortName } from '#contract/articles/authors.ts'
import { type Bilingual, inLanguage } from '#contract/language.ts'
import {
  apaCitation,
  bibtexOf,
  type CitedArticle,
  vancouverCitation,
} from '#server/bibliography/bibliography.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { dependOnKind, readersOf, shownBaseOf } from '#server/platform/records/records.ts'
import { citedOf } from './cited-row.ts'
import { articleKind } from './kind.ts'
import {
  type ArticleRow,
  type CardRow,
  countByFilter,
  countShown,
  findArticle,
  findCategories,
  findCounted,
  findNewest,
  findPublic,
  findShown,
} from './queries.ts'
import { findRelated } from './related.ts'
import { resolveFilters, type Writers, writersInUse, writersOf } from './writers.ts'

export { type DemoSuggestion, keepDemoSuggestions } from './demo.ts'
export { articleKind } from './kind.ts'

/** One publication by its current or a former slug; `preview` shows it to holders of a preview link. */
export const { find, preview, rowOf } = readersOf(articleKind, { findPublic, findOne: findArticle }, detailOf)

/** One page of the public list, the latest first. */
export async function list(context: Context, asked: ArticleFilters & { page: number; limit: number }) {
  const { db, clock, cache } = context
  const until = await dependOnKind(context, articleKind)
  const { page, limit, ...filters } = asked
  const wanted = { ...(await resolveFilters(context, filters)), page, limit }
  const { count, rows } = filters.q ? await findCounted(db, clock(), wanted) : await counted()
  const beside = await besideOf(context, rows)
  return { count, rows: rows.map(row => cardOf(context, row, beside)) }

  async function counted() {
    const all = () => countShown(db, clock(), wanted)
    const isAll = Object.keys(filters).length === 0
    const name = `article count until ${until?.toISOString() ?? 'saved'}`
    const [count, rows] = await Promise.all([
      isAll ? cache.remember(name, 'articles', all) : all(),
      findShown(db, clock(), wanted),
    ])
    return { count, rows }
  }
}

/** Returns the publications that appeared on the site last, in full, with the time. */
export async function newest(context: Context, most: number): Promise<NewArticle[]> {
  const { db, clock } = context
  await dependOnKind(context, articleKind)
  const rows = await findNewest(db, clock(), most)
  const beside = await besideOf(context, rows)
  return rows.map(row => ({
    ...wholeOf(context, row, beside),
    appearedAt: row.publishAt ?? row.createdAt,
  }))
}

export type NewArticle = ReturnType<typeof wholeOf> & { appearedAt: Date }

/** Filter values of the public list that are in use. */
export async function filters(context: Context) {
  const { db, clock, cache } = context
  const until = await dependOnKind(context, articleKind)
  const name = `article filters until ${until?.toISOString() ?? 'saved'}`
  const counts = await cache.remember(name, 'articles', () => countByFilter(db, clock()))
  const { years, types, categories, has7T, hasHospital } = counts
  const numbers = new Map(categories.map(({ value, count }) => [value, count]))
  const used = [...(await labelsOf(context))].flatMap(([id, label]) => {
    const count = numbers.get(id)
    return count ? [{ id, label: inLanguage(label, context.language).value, count }] : []
  })
  return {
    years: years.map(({ value, count }) => ({ year: value, count })),
    types: types.map(({ value, count }) => ({ type: value, count })),
    categories: used,
    ...{ has7T, hasHospital },
    ...(await writersInUse(context)),
  }
}

export async function categories({ db }: Context) {
  const rows = await findCategories(db)
  return { count: rows.length, rows }
}

type Labels = ReadonlyMap<number, Bilingual<string>>

async function labelsOf({ db, cache }: Context): Promise<Labels> {
  const rows = await cache.remember('article categories', 'articles', () => findCategories(db))
  return new Map(rows.map(({ id, label }) => [id, label]))
}

interface Beside {
  labels: Labels
  writers: Writers
}

async function besideOf(context: Context, rows: readonly CardRow[]): Promise<Beside> {
  return { labels: await labelsOf(context), writers: await writersOf(context, rows) }
}

function cardOf(context: Context, row: CardRow, { labels, writers }: Beside): ArticleCard {
  const { bibType, title, journal, journalAbbreviation, volume, number, pages, publisher, year, month } = row
  const { publishedOnline, pubmedId, doi, pmcId, url, isOpenAccess, notices, preprintDoi } = row
  const label = labels.get(row.categoryId ?? 0)
  return {
    ...shownBaseOf(context, row),
    ...{ bibType, title, journal, journalAbbreviation, volume, number, pages, publisher, year, month },
    ...{ publishedOnline, pubmedId, doi, pmcId, url, isOpenAccess, notices, preprintDoi },
    authors: authorsShown(row, writers),
    category: label ? { id: row.categoryId ?? 0, label: inLanguage(label, context.language).value } : null,
    ...{ is7T: row.is7T, isHospital: row.isHospital },
  }
}

function authorsShown({ id, authors, authorStyle, authorDetails }: CardRow, writers: Writers): ShownAuthor[] {
  const orcids = new Map(authorDetails.map(({ name, orcid }) => [name, orcid]))
  return authorsOf(authors, authorStyle).map((author, place) => {
    const name = authorString([author])
    const writer = writers.get(id)?.get(place)
    return {
      name: shortName(author),
      // A draft may have other authors than those who were identified.
      ...(writer?.name === name ? { profile: writer.profile, isOfInstitute: true } : nobodyHere),
      orcid: orcids.get(name) || null,
    }
  })
}

async function detailOf(context: Context, row: ArticleRow): Promise<ArticleDetail> {
  const { db, clock } = context
  const related = await findRelated(db, clock(), row)
  const beside = await besideOf(context, [row, ...related])
  return { ...wholeOf(context, row, beside), related: related.map(one => cardOf(context, one, beside)) }
}

function wholeOf(context: Context, row: ArticleRow, beside: Beside) {
  const { abstract, editors, issn, isbn, summary, updatedAt } = row
  return {
    ...cardOf(context, row, beside),
    ...{ abstract, editors, issn, isbn },
    citations: citationsOf(citedOf(context, row)),
    summary: inLanguage(summary, context.language).value,
    updatedAt: updatedAt.toISOString(),
  }
}

const nobodyHere = { profile: null, isOfInstitute: false }

function citationsOf(article: CitedArticle): ArticleDetail['citations'] {
  return { apa: apaCitation(article), vancouver: vancouverCitation(article), bibtex: bibtexOf(article) }
}
