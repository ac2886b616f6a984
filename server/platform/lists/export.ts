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

/**
 * Returns all matching rows as a file in the reader's language. First records in the audit log who exported
 * which rows.
 */
export async function exportList<Row extends { id: RowId }, Query extends ListQuery>(
  list: ListDeclaration<Row, Query>,
  context: Context,
  query: Query,
  format: FileFormat,
): Promise<SentFile> {
  const found = await idsOf(list, context, query)
  const { page, limit, format: _, ...filters } = query
  const details = { format, filters: withoutTyped(filters), rows: found.length }
  return writeExport(list, context, { format, details, rows: linesOf(list, context, found) })
}

/** Returns all rows of a short list as a file. First records the export in the audit log. */
export async function exportWholeList<Row>(
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
  return writeExport(list, context, { format, details, rows: Readable.from(lines) })
}

interface Written {
  format: FileFormat
  /** Details for the audit log. */
  details: object
  rows: AsyncIterable<readonly Cell[]>
}

async function writeExport(
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
 * Returns the filters for the log. Values of typed filters are replaced by 'typed', because they may be names
 * or addresses of people whose data is deleted long before the log.
 */
function withoutTyped(filters: Record<string, unknown>): Record<string, unknown> {
  const isTyped = (name: string) => typedFilters.some(typed => typed === name)
  return Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, isTyped(name) && value ? 'typed' : value]),
  )
}

const batch = 500 // rows read at once, which bounds the memory used

/** Yields the headings, then the rows, read in batches. */
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
