import { sql } from 'kysely'
import { asJson, type Database, type Kysely } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

export interface Sighting {
  type: string
  severity: string
  userId: number | null
  ip: string | null
  details: Record<string, unknown>
  groupKey: string
  now: Date
}

const grouping = 3600 * 1000 // milliseconds within which the same thing again is the same incident

/** One row for the same thing within an hour, however many report it at once. */
export async function saveSighting(db: Db, sighting: Sighting): Promise<void> {
  const { groupKey, now, ...rest } = sighting
  await db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`incident:${groupKey}`}, 0))`.execute(trx)
    const { numUpdatedRows } = await trx
      .updateTable('incidents')
      .set(row => ({ occurrences: row('occurrences', '+', 1), lastSeenAt: now }))
      .where('groupKey', '=', groupKey)
      .where('status', '=', 'open')
      .where('lastSeenAt', '>', new Date(now.getTime() - grouping))
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return
    const moments = { createdAt: now, lastSeenAt: now }
    await trx
      .insertInto('incidents')
      .values({ ...rest, groupKey, details: asJson(rest.details), ...moments })
      .execute()
  })
}

export async function countOpen(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('incidents')
    .select(row => row.fn.countAll<number>().as('count'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  return count
}

export async function findBlocked(db: Db, now: Date): Promise<{ ip: string; expiresAt: Date }[]> {
  return db.selectFrom('suspiciousIps').select(['ip', 'expiresAt']).where('expiresAt', '>', now).execute()
}

/** Cuts full addresses to their network, and breaks up the groups whose keys may name them. */
