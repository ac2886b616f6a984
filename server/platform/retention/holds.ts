import { type RawBuilder, sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'

/** Rows that can be held: per table, the table named in the hold and the column with its row id. */
const holdable: Partial<Record<keyof Database, { of: keyof Database; by: string }>> = {
  contactMessages: { of: 'contactMessages', by: 'id' },
  contestArtists: { of: 'contestArtists', by: 'contributionId' },
  contestContributions: { of: 'contestArtists', by: 'id' },
  eventRegistrations: { of: 'eventRegistrations', by: 'id' },
  failedAttempts: { of: 'failedAttempts', by: 'id' },
  mails: { of: 'mails', by: 'id' },
  newsletterSubscribers: { of: 'newsletterSubscribers', by: 'id' },
  volunteers: { of: 'volunteers', by: 'id' },
  votings: { of: 'votings', by: 'id' },
}

export function isHoldable(table: string): table is keyof Database {
  return Object.values(holdable).some(({ of }) => of === table)
}

interface TakenAlong {
  of: keyof Database
  ids: RawBuilder<unknown>
}

/** Which of these rows foreign keys and triggers delete with a record, by the table of the record. */
const takenAlong: Partial<Record<keyof Database, readonly TakenAlong[]>> = {
  events: [
    { of: 'eventRegistrations', ids: sql`(select id from event_registrations where event_id = events.id)` },
  ],
  contests: [
    { of: 'contestArtists', ids: sql`(select id from contest_contributions where contest_id = contests.id)` },
    ...votingsOf('contests'),
  ],
  polls: votingsOf('polls'),
}

function votingsOf(face: 'contests' | 'polls'): TakenAlong[] {
  const ids = sql`(select id from votings where face = ${sql.lit(face)} and face_id = ${sql.ref(`${face}.id`)})`
  return [
    { of: 'votings', ids },
    { of: 'failedAttempts', ids: sql`(select id from failed_attempts where voting_id in ${ids})` },
  ]
}

/**
 * That neither a row of the table is held now, nor what is deleted with it; the one condition that everything asks which
 * deletes by declarations.
 */
export function notHeldCondition(table: keyof Database, now: Date): RawBuilder<boolean> | null {
  const place = holdable[table]
  const held: TakenAlong[] = place ? [{ of: place.of, ids: sql`(${sql.ref(`${table}.${place.by}`)})` }] : []
  const conditions = [...held, ...(takenAlong[table] ?? [])].map(
    ({ of, ids }) => sql`not exists (select from retention_holds held where held.table_name = ${of}
      and held.row_id in ${ids} and held.ends_at > ${now})`,
  )
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : null
}

/** Throws `heldBack` where a row is held that would be deleted with this record. */
export async function refuseHeld(
  { db, clock }: { db: Kysely<Database>; clock: () => Date },
  table: keyof Database,
  id: number,
): Promise<void> {
  const free = notHeldCondition(table, clock())
  if (!free) return
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id} and not ${free}`.execute(db)
  if (rows.length > 0) throw fail('heldBack')
}

/** Returns which of these rows are held, and until when. */
export async function findHeld(
  db: Kysely<Database>,
  table: keyof Database,
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<Map<number, Date>> {
  const place = holdable[table]
  if (!place || ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('retentionHolds')
    .select(['rowId', 'endsAt'])
    .where('tableName', '=', place.of)
    .where('rowId', 'in', [...ids])
    .where('endsAt', '>', now)
    .execute()
  return new Map(rows.map(({ rowId, endsAt }) => [rowId, endsAt]))
}

/** Requests the erasure of held rows, which happens once their hold ends. */
export async function requestErasure(
  db: Kysely<Database>,
  table: keyof Database,
  ids: readonly number[],
): Promise<void> {
  const place = holdable[table]
  if (!place || ids.length === 0) return
  await db
    .updateTable('retentionHolds')
    .set({ isErasureAsked: true })
    .where('tableName', '=', place.of)
    .where('rowId', 'in', [...ids])
    .execute()
}

/** SQL condition that no erasure was requested for a row on hold. */
export function notErasedCondition(table: keyof Database): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from retention_holds held where held.table_name = ${table}
    and held.row_id = ${sql.ref(`${table}.id`)} and held.is_erasure_asked)`
}

/**
 * Throws `erasureAsked` if the row was to be erased and exists only because of its hold: it must not be
 * restored.
 */
export async function refuseErasureAsked(
  db: Kysely<Database>,
  table: keyof Database,
  id: number,
): Promise<void> {
  const asked = await db
    .selectFrom('retentionHolds')
    .select('id')
    .where('tableName', '=', table)
    .where('rowId', '=', id)
    .where('isErasureAsked', '=', true)
    .executeTakeFirst()
  if (asked) throw fail('erasureAsked')
}

/**
 * Whether a row that its owner wants to end is held; if so, requests its erasure, and the caller only
 * withdraws it now.
 */
export async function requestErasureIfHeld(
  { db, clock }: { db: Kysely<Database>; clock: () => Date },
  table: keyof Database,
  id: number,
): Promise<boolean> {
  const held = await findHeld(db, table, { ids: [id], now: clock() })
  await requestErasure(db, table, [...held.keys()])
  return held.size > 0
}
