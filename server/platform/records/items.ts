import type { Selectable } from 'kysely'
import { fail } from '#contract/errors.ts'
import { isPublic } from '#contract/record.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import {
  type Acting,
  fieldNames,
  type RecordColumns,
  type RecordFields,
  type RecordKind,
  type RecordState,
  recordsIn,
  tableOf,
} from './kind.ts'
import { nameOf, tagsOf } from './tags.ts'
import { statesOf } from './translation.ts'

export type RecordRow = Selectable<RecordColumns>
type Names = Map<number, string>

/** A record as staff see it: its own fields beside what the kit keeps. */
export type Item<F> = F & RecordState

/** One record, in the trash or not. Throws `notFound`. */
export async function find<F extends RecordFields>(
  kind: RecordKind<F>,
  context: Acting,
  id: number,
): Promise<Item<F>> {
  const row = await rowOf(kind, context, id)
  const [item] = await itemsOf(kind, context, [row])
  return item as Item<F>
}

export async function rowOf<F extends RecordFields>(
  kind: RecordKind<F>,
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<RecordRow> {
  const row = await recordsIn(db)
    .selectFrom(tableOf(kind))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw fail('notFound')
  return row
}

/** Rows with tags and names. A row that was read without its long fields gives an item without them. */
export async function itemsOf<F extends RecordFields>(
  kind: RecordKind<F>,
  context: Acting,
  rows: readonly RecordRow[],
): Promise<Item<F>[]> {
  const fields = await fieldsOf(kind, context, rows)
  const names = await kind.namesOf(
    context,
    rows.flatMap(({ updatedBy, deletedBy }) => [updatedBy ?? [], deletedBy ?? []].flat()),
  )
  return rows.map((row, place) => ({ ...(fields[place] as F), ...stateOf(row, names, context.clock()) }))
}

/** The contract's fields of rows, as the interface writes them. */
export async function fieldsOf<F extends RecordFields>(
  kind: RecordKind<F>,
  { db }: Pick<Context, 'db'>,
  rows: readonly RecordRow[],
): Promise<F[]> {
  const tags = await tagsOf(
    db,
    kind.name,
    rows.map(({ id }) => id),
  )
  return rows.map(row => {
    const values = { ...row, tags: tags.get(row.id)?.map(({ label }) => nameOf(label)) } as Record<
      string,
      unknown
    >
    return Object.fromEntries(fieldNames(kind).map(name => [name, written(values[name])])) as unknown as F
  })
}

function written(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value
}

function stateOf(row: RecordRow, names: Names, now: Date): RecordState {
  return {
    id: row.id,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: byOf(row.updatedBy, names),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    deletedBy: byOf(row.deletedBy, names),
    isPublic: row.deletedAt === null && isPublic(visibilityOf(row), now),
    translation: statesOf(row.translation),
  }
}

function byOf(id: number | null, names: Names) {
  const name = names.get(id ?? 0)
  return id && name ? { id, name } : null
}

function visibilityOf({ isVisible, publishAt, unpublishAt }: RecordRow) {
  return {
    isVisible,
    publishAt: publishAt?.toISOString() ?? null,
    unpublishAt: unpublishAt?.toISOString() ?? null,
  }
}

/** Fields as the columns of their table are written. */
export function columnsOf<F extends RecordFields>(kind: RecordKind<F>, fields: F): Record<string, unknown> {
  const own = fieldNames(kind).filter(name => name !== 'tags')
  return Object.fromEntries(own.map(name => [name, asColumn(fields[name])]))
}

function asColumn(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? asJson(value) : value
}
