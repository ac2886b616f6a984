import { type Insertable, sql } from 'kysely'
import type { Database, Kysely } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

export async function insertLink(db: Db, link: Insertable<Database['links']>): Promise<void> {
  await db.insertInto('links').values(link).execute()
}

/** Ends valid links. Concurrent calls for the same subject wait until this transaction ends. */
export async function expireLinks(db: Db, purpose: string, subject: number, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`links ${purpose}`}), ${subject}::integer)`.execute(db)
  await db
    .updateTable('links')
    .set({ expiresAt: now })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .execute()
}

export async function findLink(db: Db, purpose: string, hash: Buffer) {
  return db
    .selectFrom('links')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .select(['subject', 'expiresAt', 'usedAt'])
    .executeTakeFirst()
}

/** Marks a valid link as used; returns whether this was its first use. */
export async function markUsed(db: Db, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('links')
    .set({ usedAt: now })
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteLinksOf(db: Db, purpose: string, subjects: readonly number[]): Promise<void> {
  if (subjects.length === 0) return
  await db.deleteFrom('links').where('purpose', '=', purpose).where('subject', 'in', subjects).execute()
}

/** Changes the end of links that are still valid; ended ones stay ended. */
export async function setLinksEnd(
  db: Db,
  purpose: string,
  { subjects, expiresAt, now }: { subjects: readonly number[]; expiresAt: Date; now: Date },
): Promise<void> {
  if (subjects.length === 0) return
  await db
    .updateTable('links')
    .set({ expiresAt })
    .where('purpose', '=', purpose)
    .where(sql<boolean>`subject = any(${[...subjects]}::int[])`)
    .where('expiresAt', '>', now)
    .execute()
}
