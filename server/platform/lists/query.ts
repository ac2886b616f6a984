import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { List } from '#contract/fields.ts'
import { pageSizes } from '#contract/list.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Filter, ListDeclaration, ListQuery, RowId } from './declaration.ts'

/** Returns one page of the matching rows, and the total number of matches. */
export async function pageOf<Row extends { id: RowId }, Query extends ListQuery>(
  list: ListDeclaration<Row, Query>,
  context: Context,
  query: Query,
): Promise<List<Row>> {
  const { page = 1, limit = pageSizes[0] } = query
  const { count } = await matching(list, context, query)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  const found = await sorted(list, context, query)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { count, rows: await rowsOf(list, context, found) }
}

/** Returns the sorted ids of all matching rows, from which a file is made in batches. */
export async function idsOf<Row extends { id: RowId }, Query extends ListQuery>(
  list: ListDeclaration<Row, Query>,
  context: Context,
  query: Query,
): Promise<{ id: RowId }[]> {
  return sorted(list, context, query).execute()
}

/** Returns the rows in the order of their ids, without those deleted meanwhile. */
export async function rowsOf<Row extends { id: RowId }, Query extends ListQuery>(
  list: ListDeclaration<Row, Query>,
  context: Context,
  found: readonly { id: RowId }[],
): Promise<Row[]> {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const rows = new Map((await list.rows(context, ids)).map(row => [row.id, row]))
  return ids.flatMap(id => rows.get(id) ?? [])
}

const everyListHas = new Set<string>(['page', 'limit', 'sort', 'q', 'format'] satisfies (keyof ListQuery)[])

// One type for every listed table, so that the query is built by the same code.
interface ListedDatabase {
  row: { id: RowId }
}

function matching<Row extends { id: RowId }, Query extends ListQuery>(
  list: ListDeclaration<Row, Query>,
  context: Context,
  query: Query,
): SelectQueryBuilder<ListedDatabase, 'row', object> {
  const { db, clock } = context
  const rows = (db as Kysely<unknown> as Kysely<ListedDatabase>).selectFrom(tableOf(list))
  const set = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined || everyListHas.has(name)) return []
    const filter = (list.filters as Readonly<Record<string, Filter>>)[name]
    if (!filter) throw new Error(`The list ${list.name} does not say how it is filtered by ${name}.`)
    return [filter(value as never, clock())]
  })
  const conditions = [
    ...(list.always ? [list.always(query)] : []),
    ...set,
    ...list.search(query.q ?? '', context),
  ]
  return conditions.reduce((narrowed, condition) => narrowed.where(condition), rows)
}

function sorted<Row extends { id: RowId }, Query extends ListQuery>(
  list: ListDeclaration<Row, Query>,
  context: Context,
  query: Query,
) {
  const wish = query.sort ?? list.sort
  const direction = wish.startsWith('-') ? 'desc' : 'asc'
  const sort = list.sorts[wish.replace(/^-/, '')]
  if (!sort) throw new Error(`The list ${list.name} does not say how it is sorted by ${wish}.`)
  return matching(list, context, query)
    .select('id')
    .orderBy(sort(context.language), builder => builder[direction]().nullsLast())
    .orderBy('id', direction)
}

function tableOf({ table }: { table: keyof Database }): 'row' {
  return table as string as 'row'
}
