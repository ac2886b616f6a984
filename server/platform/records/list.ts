import { type SelectQueryBuilder, sql } from 'kysely'
import { type Language, otherLanguage } from '#contract/language.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { itemsOf } from './items.ts'
import {
  type Declared,
  type RecordColumns,
  type RecordDatabase,
  type RecordKind,
  type RowOf,
  recordsIn,
  tableOf,
  titleOf,
} from './kind.ts'
import { searchPatterns } from './search-text.ts'
import { states } from './states.ts'

type Query = SelectQueryBuilder<RecordDatabase, 'record', object>

/** What staff ask of a list; further filters have the names that the kind declares. */
export interface RecordQuery {
  page: number
  limit: number
  sort?: string | undefined
  q?: string | undefined
  trash?: '1' | undefined
  state?: keyof typeof states | undefined
}

/** One page of what matches, as rows with the listed fields only. */
export async function list<R extends Declared>(
  kind: RecordKind<R>,
  context: Context,
  query: RecordQuery,
): Promise<{ count: number; rows: RowOf<R>[] }> {
  const matching = () => matches(kind, context, query)
  const { count } = await matching().select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  const rows = await sorted(kind, matching(), query.sort ?? '-updatedAt', context.language)
    .select(listedColumns(kind))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute()
  return { count, rows: (await itemsOf(kind, context, rows as never)) as RowOf<R>[] }
}

function matches(kind: RecordKind, { db, clock }: Context, query: RecordQuery): Query {
  let found: Query = recordsIn(db)
    .selectFrom(tableOf(kind))
    .where('deletedAt', query.trash ? 'is not' : 'is', null)
  if (query.state) found = found.where(states[query.state](clock()))
  for (const pattern of searchPatterns(query.q ?? '')) found = found.where('searchText', 'like', pattern)
  for (const [name, column] of Object.entries(kind.filters)) {
    const value = (query as unknown as Record<string, unknown>)[name]
    if (value !== undefined) found = found.where(sql.ref(column), '=', value)
  }
  return found
}

function sorted(kind: RecordKind, found: Query, sort: string, language: Language): Query {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const field = sort.replace(/^-/, '')
  const value = field === 'title' ? titleIn(kind, language) : sql.ref(field)
  return found.orderBy(value, builder => builder[direction]().nullsLast()).orderBy('id', direction)
}

function titleIn(kind: RecordKind, language: Language) {
  const title = titleOf(kind)
  return sql`lower(coalesce(nullif(${title} ->> ${language}, ''), ${title} ->> ${otherLanguage(language)}))`
}

const kept = ['id', 'version', 'createdAt', 'updatedAt', 'updatedBy', 'deletedAt']
const shown = ['isVisible', 'publishAt', 'unpublishAt']

function listedColumns(kind: RecordKind): (keyof RecordColumns)[] {
  const own = Object.keys(kind.record.listed.shape).filter(name => name !== 'tags')
  const ofTraits = [...(kind.published ? shown : []), ...(kind.translated ? ['translation'] : [])]
  return [...new Set([...kept, ...ofTraits, ...own])] as (keyof RecordColumns)[]
}
