import { Readable } from 'node:stream'
import { dayInBerlin } from '#contract/language.ts'
import { type FileFormat, fileTypes, typedFilters } from '#contract/list.ts'
import { slugOf } from '#contract/slugs.ts'
import type { Context, SentFile } from '#server/platform/calls/calls.ts'
import { audit } from '#server/platform/records/audit.ts'
import { csvOf } from './csv.ts'
import type { Cell, ListDeclaration, ListQuery, RowId, WholeList } from './declaration.ts'
import { idsOf, rowsOf } from './query.ts'
import { xlsxOf } from './xlsx.ts'

/** All rows that match as a file in the reader's language. Who had which rows is written into the audit log before. */
export async function fileOf<Row extends { id: RowId }, Query extends ListQuery>(
  list: ListDeclaration<Row, Query>,
  context: Context,
  query: Query,
  format: FileFormat,
): Promise<SentFile> {
  const found = await idsOf(list, context, query)
  const { page, limit, format: _, ...filters } = query
  const details = { format, filters: withoutTyped(filters), rows: found.length }
  return written(list, context, { format, details, rows: linesOf(list, context, found) })
}

/** All rows of a short list as a file; who had them is written into the audit log before. */
export async function wholeFileOf<Row>(
  list: WholeList<Row>,
  context: Context,
  rows: readonly Row[],
  { format, about }: { format: FileFormat; about: Record<string, string | number> },
): Promise<SentFile> {
  const { language } = context
  const details = { format, filters: about, rows: rows.length }
  const lines = [
    list.columns.map(({ heading }) => heading[language]),
    ...rows.map(row => list.columns.map(({ cell }) => cell(row, language))),
  ]
  return written(list, context, { format, details, rows: Readable.from(lines) })
}

interface Written {
  format: FileFormat
  /** For the audit log. */
  details: object
  rows: AsyncIterable<readonly Cell[]>
}

async function written(
  list: Pick<WholeList<never>, 'name' | 'title'>,
  context: Context,
  { format, details, rows }: Written,
): Promise<SentFile> {
  const { language, clock } = context
  await audit(context, { action: 'exported', entity: list.name, entityId: null, details })
  const title = list.title[language]
  const bytes = format === 'csv' ? csvOf(rows, language) : xlsxOf(rows, { title, reader: language })
  return {
    name: `${slugOf(title)}-${dayInBerlin(clock())}.${format}`,
    type: format === 'csv' ? `${fileTypes.csv}; charset=utf-8` : fileTypes.xlsx,
    bytes,
  }
}

/**
 * What was filtered by, for the log: of what was typed it is said that it was, for it may be somebody's name or address,
 * who has been deleted long before the log is.
 */
function withoutTyped(filters: Record<string, unknown>): Record<string, unknown> {
  const isTyped = (name: string) => typedFilters.some(typed => typed === name)
  return Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, isTyped(name) && value ? 'typed' : value]),
  )
}

const batch = 500 // rows read at once: what is kept in memory, however long the list is

/** The headings, then the rows, a batch at a time. */
async function* linesOf<Row extends { id: RowId }, Query extends ListQuery>(
  list: ListDeclaration<Row, Query>,
  context: Context,
  found: readonly { id: RowId }[],
): AsyncGenerator<readonly Cell[]> {
  const { language } = context
  const forFile = { ...list, rows: list.fileRows ?? list.rows }
  const columns = await list.columns(context)
  yield columns.map(({ heading }) => heading[language])
  for (let start = 0; start < found.length; start += batch) {
    const rows = await rowsOf(forFile, context, found.slice(start, start + batch))
    for (const row of rows) yield columns.map(({ cell }) => cell(row, language))
  }
}
