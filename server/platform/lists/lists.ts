import type { List } from '#contract/fields.ts'
import type { FileFormat } from '#contract/list.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { ListDeclaration, ListQuery, RowId, WholeList } from './declaration.ts'
import { exportList, exportWholeList } from './export.ts'
import { pageOf } from './query.ts'

export { by, byText, containsWords, daysOf, equals, isAnyOf } from './conditions.ts'
export type { Filter, ListColumn, ListDeclaration, ListQuery, QueryOf, WholeList } from './declaration.ts'
export { fieldColumns } from './declaration.ts'

/** Answers a `listCall` of the contract: one page, or a file with all matching rows. */
export async function answerList<Row extends { id: RowId }, Query extends ListQuery>(
  list: ListDeclaration<Row, Query>,
  context: Context,
  query: Query,
): Promise<List<Row>> {
  if (!query.format) return pageOf(list, context, query)
  context.sends.file = await exportList(list, context, query, query.format)
  return { count: 0, rows: [] }
}

/**
 * Answers a `wholeListCall` of the contract: all rows, or a file of them. `about`: the request's parameters,
 * for the log.
 */
export async function answerWhole<Row>(
  list: WholeList<Row>,
  context: Context,
  rows: Row[],
  { format, ...about }: { format?: FileFormat | undefined } & Record<string, string | number | undefined>,
): Promise<List<Row>> {
  if (!format) return { count: rows.length, rows }
  const asked = Object.fromEntries(
    Object.entries(about).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  context.sends.file = await exportWholeList(list, context, rows, { format, about: asked })
  return { count: 0, rows: [] }
}
