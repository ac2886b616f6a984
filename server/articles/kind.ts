import { sql } from 'kysely'
import { type ArticleFields, articleRecord } from '#contract/articles/article.ts'
import { authorsOf, shortName } from '#contract/articles/authors.ts'
import { unmarked } from '#contract/articles/marked-text.ts'
import { fail } from '#contract/errors.ts'
import { type Bilingual, inBoth } from '#contract/language.ts'
import { bibTypeNames } from '#messages/articles.ts'
import { articlesBackstage as say } from '#messages/articles-backstage.ts'
import { identifyArticle } from '#server/authorship/authorship.ts'
import { namesOf } from '#server/people/people.ts'
import { equals } from '#server/platform/lists/lists.ts'
import {
  type Acting,
  type MovedTo,
  recordKind,
  refuseForeignCategory,
} from '#server/platform/records/records.ts'
import { undoMerge } from './merge-queries.ts'
import { findTwins, lockArticles } from './queries.ts'

const authorFields = ['authors', 'authorStyle', 'authorDetails', 'title', 'journal', 'year'] as const
const plainTitle = sql`regexp_replace(title, '</?(sub|sup|i|b)>', '', 'g')`

export const articleKind = recordKind({
  name: 'articles',
  table: 'articles',
  record: articleRecord,
  title: sql<Bilingual<string>>`jsonb_build_object('de', ${plainTitle}, 'en', ${plainTitle})`,
  translated: { texts: ['summary'] },
  addressed: { slugFrom: ({ title }) => inBoth(() => unmarked(title)) },
  published: {},
  searched: {
    searchText: ({ title, summary, ...article }, language) => ({
      title: unmarked(title),
      words: [summary[language], article.journal, namesIn(article), unmarked(article.abstract)],
    }),
  },
  words: ({
    title,
    summary,
    abstract,
    journal,
    journalAbbreviation,
    publisher,
    year,
    doi,
    pubmedId,
    ...article
  }) => [
    ...[unmarked(title), namesIn(article), journal, journalAbbreviation, publisher, String(year ?? '')],
    ...[doi, pubmedId, summary.de, summary.en, unmarked(abstract)],
  ],
  filters: {
    year: equals('year'),
    bibType: equals('bibType'),
    category: equals('categoryId'),
    is7T: (_: '1') => sql<boolean>`${sql.ref('is7T')}`,
    isHospital: (_: '1') => sql<boolean>`${sql.ref('isHospital')}`,
  },
  columns: async () => [
    { heading: say.headline, cell: ({ title }) => unmarked(title) },
    { heading: say.authors, cell: namesIn },
    { heading: say.bibType, cell: ({ bibType }, reader) => bibTypeNames[bibType][reader] },
    { heading: say.journal, cell: ({ journal }) => journal },
    { heading: say.year, cell: ({ year }) => year },
    { heading: say.pubmedId, cell: ({ pubmedId }) => pubmedId },
    { heading: say.doi, cell: ({ doi }) => doi },
  ],
  refuse: refuseArticle,
  refuseMove: refuseSecond,
  afterSave: async ({ db, clock }, { id, fields, before }) => {
    if (!before || authorFields.some(name => !isSame(fields[name], before[name])))
      await identifyArticle(db, id, clock())
  },
  afterMove: async ({ db, clock }, { id, isDeleted }) => {
    const mergedInto = isDeleted ? null : await undoMerge(db, id)
    if (mergedInto === null) return
    await identifyArticle(db, mergedInto, clock())
    await identifyArticle(db, id, clock())
  },
  namesOf,
})

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function namesIn({ authors, authorStyle }: Pick<ArticleFields, 'authors' | 'authorStyle'>): string {
  return authorsOf(authors, authorStyle).map(shortName).join(', ')
}

/** Before a save: throws `articleTaken` for a second entry, and `pubmedIdChanged` until it is confirmed. */
async function refuseArticle(
  { db, isConfirmed }: Acting,
  fields: ArticleFields,
  id: number | null,
  before: ArticleFields | null,
): Promise<void> {
  await refuseForeignCategory(db, 'articles', fields.categoryId)
  await refuseTwin(db, fields, id)
  if (before && !isConfirmed && isUnretrieved(fields, before)) throw fail('pubmedIdChanged')
}

// The record of another PubMed id may be about something else entirely.
function isUnretrieved({ pubmedId, retrievedPubmedId }: ArticleFields, before: ArticleFields): boolean {
  return pubmedId !== '' && pubmedId !== before.pubmedId && pubmedId !== retrievedPubmedId
}

async function refuseSecond(
  { db }: Acting,
  { id, fields, to }: { id: number; fields: ArticleFields; to: MovedTo },
): Promise<void> {
  if (to === 'back') await refuseTwin(db, fields, id)
}

async function refuseTwin(db: Acting['db'], fields: ArticleFields, id: number | null): Promise<void> {
  const { pubmedId, doi, preprintDoi } = fields
  if (pubmedId === '' && doi === '' && preprintDoi === '') return
  await lockArticles(db)
  const twins = await findTwins(db, [fields], id ?? 0)
  const isTaken = (numbers: { pubmedId: string; doi: string }) => twins.idOf(numbers) !== null
  // A preprint and its final publication are one entry.
  const taken = [
    ...(isTaken({ pubmedId: '', doi: preprintDoi }) ? ['preprintDoi'] : []),
    ...(isTaken({ pubmedId, doi: '' }) ? ['pubmedId'] : []),
    ...(isTaken({ pubmedId: '', doi }) ? ['doi'] : []),
  ]
  if (taken.length > 0)
    throw fail('articleTaken', { fields: Object.fromEntries(taken.map(name => [name, 'articleTaken'])) })
}
