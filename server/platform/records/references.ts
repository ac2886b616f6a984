import { type RawBuilder, sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import { isId } from '#contract/fields.ts'
import { type Reference, type ReferenceTarget, referencesIn } from '#contract/references.ts'
import type { Use } from '#contract/uses.ts'
import type { Context, RecordPlace } from '#server/platform/calls/calls.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { type Fields, type RecordKind, recordsIn, type Saved, tableOf, titleOf } from './kind.ts'
import { publicRecordCondition } from './public.ts'
import { mayEdit } from './staff-search.ts'

/** Stores a record's references, in the transaction of its save. */
export async function putReferences(
  db: Kysely<Database>,
  kind: RecordKind,
  { id: recordId, fields, isNew }: Saved,
): Promise<void> {
  if (!isNew)
    await db
      .deleteFrom('recordReferences')
      .where('kind', '=', kind.name)
      .where('recordId', '=', recordId)
      .execute()
  const rows = new Map(
    referencesIn(kind.record.fields, fields).map(({ to, id, field, language }) => [
      `${to} ${id} ${field}`,
      { kind: kind.name, recordId, field, language, target: to, targetId: id },
    ]),
  )
  if (rows.size > 0)
    await db
      .insertInto('recordReferences')
      .values([...rows.values()])
      .execute()
}

/**
 * Returns where something is used outside the trash, by records of every kind. Hidden ones that the caller
 * may not edit are counted but not listed. Throws `notFound`.
 */
export async function usesOf(
  context: Context,
  target: ReferenceTarget,
  id: number,
): Promise<{ count: number; rows: Use[] }> {
  const answer = { count: 0, rows: [] as Use[] }
  if (!(await isThere(context, target, id))) throw fail('notFound')
  for (const kind of context.kinds) {
    add(answer, context, { kind, found: await usesBy(context, kind, target, id) })
  }
  return answer
}

// Includes the trash, because uses are queried before a record is restored or erased.
async function isThere({ db, kinds }: Context, target: ReferenceTarget, id: number): Promise<boolean> {
  const { table = target } = kinds.find(({ name }) => name === target) ?? {}
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id}`.execute(db)
  return rows.length > 0
}

async function usesBy(
  context: Context,
  kind: RecordPlace,
  target: ReferenceTarget,
  targetId: number,
): Promise<Use[]> {
  const pointing = await context.db
    .selectFrom('recordReferences')
    .select(['recordId', 'field'])
    .where('target', '=', target)
    .where('targetId', '=', targetId)
    .where('kind', '=', kind.name)
    .execute()
  return namedUses(context, kind, pointing)
}

/** The same for records that have something attached, such as a tag; `field` is its field. */
export async function usesAmong(
  context: Context,
  bearers: readonly { kind: string; id: number }[],
  field: string,
): Promise<{ count: number; rows: Use[] }> {
  const answer = { count: 0, rows: [] as Use[] }
  for (const kind of context.kinds) {
    const pointing = bearers.filter(one => one.kind === kind.name).map(({ id }) => ({ recordId: id, field }))
    add(answer, context, { kind, found: await namedUses(context, kind, pointing) })
  }
  return answer
}

function add(
  to: { count: number; rows: Use[] },
  context: Context,
  { kind, found }: { kind: RecordPlace; found: Use[] },
): void {
  to.count += found.length
  to.rows.push(...found.filter(({ isPublic }) => isPublic || mayEdit(context, kind)))
}

async function namedUses(
  { db, clock }: Context,
  kind: RecordPlace,
  pointing: readonly { recordId: number; field: string }[],
): Promise<Use[]> {
  const ids = [...new Set(pointing.map(({ recordId }) => recordId))]
  if (ids.length === 0) return []
  const rows = await recordsIn(db)
    .selectFrom(tableOf(kind))
    .select(['id', titleOf(kind).as('title'), publicRecordCondition(kind, clock()).as('isPublic')])
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id, title, isPublic }) => {
    const fields = pointing.filter(({ recordId }) => recordId === id).map(({ field }) => field)
    return { kind: kind.name, id, title, isPublic, fields: [...new Set(fields)] }
  })
}

// Accounts and profiles of people are one table.
const tables: Partial<Record<ReferenceTarget, keyof Database>> = { people: 'users' }

// A file sent by a visitor belongs only to the form it was sent with.
const kept: Partial<Record<ReferenceTarget, RawBuilder<boolean>>> = { files: sql`not is_sent` }

/** Returns the references whose target does not exist or may not be used. */
export async function findLostReferences(
  db: Kysely<Database>,
  references: readonly Reference[],
): Promise<Reference[]> {
  const found = new Map<ReferenceTarget, Set<number>>()
  for (const to of new Set(references.map(reference => reference.to))) {
    const ids = references.filter(reference => reference.to === to).map(({ id }) => id)
    const rows = await db
      .selectFrom((tables[to] ?? to) as 'files')
      .select('id')
      .where('id', '=', sql<number>`any(${[...new Set(ids)].filter(isId)}::int[])`)
      .where(kept[to] ?? sql<boolean>`true`)
      .execute()
    found.set(to, new Set(rows.map(({ id }) => id)))
  }
  return references.filter(({ to, id }) => !found.get(to)?.has(id))
}

/** Throws `invalid` at fields that refer to something that does not exist. */
export async function refuseLost(db: Kysely<Database>, references: readonly Reference[]): Promise<void> {
  const lost = await findLostReferences(db, references)
  if (lost.length === 0) return
  throw fail('invalid', {
    fields: Object.fromEntries(lost.map(({ field, error = 'value' }) => [field, error])),
  })
}

/**
 * Checks that newly chosen targets inside a field exist, such as the image in a section of a page. Targets
 * deleted later, and link targets in texts, are left out when shown.
 */
export async function refuseLostInside(
  { record }: Pick<RecordKind, 'record'>,
  { db }: Pick<Context, 'db'>,
  before: Fields | null,
  fields: Fields,
): Promise<void> {
  const chosen = (from: Fields) =>
    referencesIn(record.fields, from).filter(one => one.error && !isOwnField(one))
  const placeOf = ({ to, id }: Reference) => `${to} ${id}`
  const old = new Set(before ? chosen(before).map(placeOf) : [])
  await refuseLost(
    db,
    chosen(fields).filter(one => !old.has(placeOf(one))),
  )
}

/** Whether the reference is a field itself, not nested in one, such as the image in a section of a page. */
export function isOwnField({ field }: Reference): boolean {
  return !field.includes('.')
}
