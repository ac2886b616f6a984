import type { List } from '#contract/fields.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { ListDeclaration, ListQuery, RowId } from './declaration.ts'
import { fileOf } from './export.ts'
import { pageOf } from './query.ts'

export { by, byText, daysOf, equals, isAnyOf, wordsIn } from './conditions.ts'
export type { Filter, ListColumn, ListDeclaration, ListQuery, QueryOf } from './declaration.ts'
export { fieldColumns } from './declaration.ts'

/** The answer of a `listCall` of the contract: one page, or a file with all rows that match. */
export async function answerList<Row extends { id: RowId }, Query extends ListQuery>(
  list: ListDeclaration<Row, Query>,
  context: Context,
  query: Query,
): Promise<List<Row>> {
  if (!query.format) return pageOf(list, context, query)
  context.sends.file = await fileOf(list, context, query, query.format)
  return { count: 0, rows: [] }
}
