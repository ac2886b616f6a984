import type { Selectable } from 'kysely'
import { fail } from '#contract/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import {
  type Acting,
  columnNames,
  type Declared,
  type Fields,
  fieldNames,
  type ItemOf,
  type RecordColumns,
  type RecordKind,
  recordsIn,
  tableOf,
} from './kind.ts'
import { nameOf, tagsOf } from './tags.ts'
import { traitsOf } from './traits.ts'

export type RecordRow = Selectable<RecordColumns>

/** Returns one record as staff see it, even if it is in the trash. Throws `notFound`. */
export async function find<R extends Declared>(
  kind: RecordKind<R>,
  context: Acting,
  id: number,
): Promise<ItemOf<R>> {
  const row = await rowOf(kind, context, id)
  const [item] = await itemsOf(kind, context, [row])
  return item as ItemOf<R>
}

export async function rowOf(kind: RecordKind, { db }: Pick<Context, 'db'>, id: number): Promise<RecordRow> {
  const row = await recordsIn(db)
    .selectFrom(tableOf(kind))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw fail('notFound')
  return row
}

/** Returns items with tags and names. Rows read without their long fields give items without them. */
export async function itemsOf(
  kind: RecordKind,
  context: Acting,
  rows: readonly RecordRow[],
): Promise<Fields[]> {
  const fields = await fieldsOf(kind, context, rows)
  const names = await kind.namesOf(
    context,
    rows.flatMap(({ updatedBy, deletedBy }) => [updatedBy ?? [], deletedBy ?? []].flat()),
  )
  const ids = rows.map(({ id }) => id)
  const facts = await kind.facts?.(context, ids)
  const state = (row: RecordRow) => stateOf(kind, row, names, context.clock())
  return rows.map((row, place) => ({ ...fields[place], ...state(row), ...facts?.get(row.id) }))
}

/** Returns the contract's fields of rows, in the format of the API. */
export async function fieldsOf(
  kind: RecordKind,
  { db }: Pick<Context, 'db'>,
  rows: readonly RecordRow[],
): Promise<Fields[]> {
  const names = fieldNames(kind)
  const ids = rows.map(({ id }) => id)
  const tags = names.includes('tags') ? await tagsOf(db, kind.name, ids) : null
  return rows.map(row => {
    const values: Fields = { ...row, tags: tags?.get(row.id)?.map(({ label }) => nameOf(label)) }
    return Object.fromEntries(names.map(name => [name, withIsoDate(values[name])]))
  })
}

function withIsoDate(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value
}

function stateOf(kind: RecordKind, row: RecordRow, names: Map<number, string>, now: Date): Fields {
  const core = {
    id: row.id,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: actorOf(row.updatedBy, names),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    deletedBy: actorOf(row.deletedBy, names),
  }
  return Object.assign(core, ...traitsOf(kind).map(trait => trait.state?.(row, now)))
}

function actorOf(id: number | null, names: Map<number, string>) {
  const name = names.get(id ?? 0)
  return id && name ? { id, name } : null
}

/** Converts fields to the values of their table's columns. */
export function columnsOf(kind: RecordKind, fields: Fields): Record<string, unknown> {
  return Object.fromEntries(columnNames(kind).map(name => [name, asColumn(fields[name])]))
}

function asColumn(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? asJson(value) : value
}
