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

/** One record as staff see it, in the trash or not. Throws `notFound`. */
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

/** Rows with tags and names. A row that was read without its long fields gives an item without them. */
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

/** The contract's fields of rows, as the interface writes them. */
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
    return Object.fromEntries(names.map(name => [name, written(values[name])]))
  })
}

function written(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value
}

function stateOf(kind: RecordKind, row: RecordRow, names: Map<number, string>, now: Date): Fields {
  const core = {
    id: row.id,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: byOf(row.updatedBy, names),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    deletedBy: byOf(row.deletedBy, names),
  }
  return Object.assign(core, ...traitsOf(kind).map(trait => trait.state?.(row, now)))
}

function byOf(id: number | null, names: Map<number, string>) {
  const name = names.get(id ?? 0)
  return id && name ? { id, name } : null
}

/** Fields as the columns of their table are written. */
export function columnsOf(kind: RecordKind, fields: Fields): Record<string, unknown> {
  return Object.fromEntries(columnNames(kind).map(name => [name, asColumn(fields[name])]))
}

function asColumn(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? asJson(value) : value
}
