import { sql } from 'kysely'
import { authorsOf, shortName } from '#contract/articles/authors.ts'
import type { ImportEntry } from '#contract/articles/import.ts'
import type { articleImportApi } from '#contract/articles/import-api.ts'
import { unmarked } from '#contract/articles/marked-text.ts'
import {
  entryColumns,
  entryOutcomeNames,
  problemsText,
  articlesImport as say,
} from '#messages/articles-import.ts'
import {
  by,
  byText,
  containsWords,
  equals,
  isAnyOf,
  type ListDeclaration,
  type QueryOf,
} from '#server/platform/lists/lists.ts'
import { entriesByIds } from './import-queries.ts'

const namedAuthors = 3

/** The entries of an import as read from its file. */
export const importEntries: ListDeclaration<ImportEntry, QueryOf<typeof articleImportApi.importEntries>> = {
  name: 'articleImports',
  title: say.title,
  table: 'articleImportEntries',
  sort: 'line',
  sorts: { line: by('id'), title: byText('title'), year: by('year') },
  search: containsWords('title', 'doi', 'pubmedId', sql`fields->>'authors'`),
  filters: { id: equals('importId'), outcome: isAnyOf('outcome') },
  rows: async ({ db }, ids) =>
    (await entriesByIds(db, ids)).map(({ fields, articleTitle, ...row }) => ({
      ...{ id: row.id, line: row.line, title: unmarked(row.title), year: row.year },
      ...{
        pubmedId: row.pubmedId,
        doi: row.doi,
        journal: fields.journalAbbreviation || fields.journal || '',
      },
      ...{ authors: shortAuthors(fields), bibType: fields.bibType ?? 'article' },
      ...{ outcome: row.outcome, isWanted: row.isWanted, problems: row.problems, articleId: row.articleId },
      articleTitle: unmarked(articleTitle ?? ''),
    })),
  columns: async () => [
    { heading: entryColumns.line, cell: ({ line }) => line },
    { heading: entryColumns.title, cell: ({ title }) => title },
    { heading: entryColumns.authors, cell: ({ authors }) => authors },
    { heading: entryColumns.journal, cell: ({ journal }) => journal },
    { heading: entryColumns.year, cell: ({ year }) => year },
    { heading: entryColumns.pubmedId, cell: ({ pubmedId }) => pubmedId },
    { heading: entryColumns.doi, cell: ({ doi }) => doi },
    { heading: entryColumns.outcome, cell: ({ outcome }, reader) => entryOutcomeNames[outcome][reader] },
    { heading: entryColumns.problems, cell: ({ problems }, reader) => problemsText(problems, reader) },
  ],
}

function shortAuthors({
  authors = '',
  authorStyle = 'lastFirst',
}: {
  authors?: string
  authorStyle?: Parameters<typeof authorsOf>[1]
}): string {
  const names = authorsOf(authors, authorStyle).map(shortName)
  return names.slice(0, namedAuthors).join(', ') + (names.length > namedAuthors ? ' et al.' : '')
}
