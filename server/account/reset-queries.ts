import { sql } from 'kysely'
import type { Database, Kysely } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

/** A new link voids older ones. Two at once wait for each other, so that one of them stays. */
export async function insertLink(
  db: Db,
  link: { userId: number; hash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  const { userId, hash, now, expiresAt } = link
  await db.selectFrom('users').where('id', '=', userId).select('id').forUpdate().executeTakeFirstOrThrow()
  await voidLinks(db, userId, now)
  await db.insertInto('resetLinks').values({ userId, hash, createdAt: now, expiresAt }).execute()
}

export async function voidLinks(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('resetLinks')
    .set({ expiresAt: sql`least(expires_at, ${now})` })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute()
}

/** The link with whose it is, and whether it still opens anything. */
export async function findLink(db: Db, hash: Buffer, now: Date) {
  return links(db, hash)
    .select(['users.id as userId', 'users.username', 'users.email', 'users.firstName', 'users.lastName'])
    .select(isOpen(now).as('isOpen'))
    .executeTakeFirst()
}

/** Of all who use a link at the same moment, one gets the person it belongs to. */
export async function useLink(db: Db, hash: Buffer, now: Date): Promise<number | undefined> {
  const used = await db
    .updateTable('resetLinks')
    .set({ usedAt: now })
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('userId', 'in', links(db, hash).where(isOpen(now)).select('users.id'))
    .returning('userId')
    .executeTakeFirst()
  return used?.userId
}

export async function forgetLinks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('resetLinks').where('expiresAt', '<', before).execute()
}

function links(db: Db, hash: Buffer) {
  return db
    .selectFrom('resetLinks')
    .innerJoin('users', 'users.id', 'resetLinks.userId')
    .innerJoin('statuses', 'statuses.id', 'users.statusId')
    .where('resetLinks.hash', '=', hash)
}

function isOpen(now: Date) {
  return sql<boolean>`reset_links.used_at is null and reset_links.expires_at > ${now}
    and users.deleted_at is null and not users.is_locked
    and coalesce(users.is_login_allowed_override, statuses.allows_login)`
}
