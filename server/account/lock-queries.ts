import { type RawBuilder, sql } from 'kysely'
import { lastFailure, restAfter } from '#contract/account/lock.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

/** Whose failures are counted together: an account, one of its known devices, or a name that nobody has. */
export type Counter =
  | { kind: 'account'; userId: number }
  | { kind: 'device'; userId: number; deviceHash: Buffer }
  | { kind: 'name'; nameHash: Buffer }

export interface Count {
  failedLogins: number
  lockedUntil: Date | null
}

export async function isKnownDevice(db: Db, userId: number, deviceHash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('knownDevices')
    .where('hash', '=', deviceHash)
    .where('userId', '=', userId)
    .select('hash')
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Counts an attempt before its password is looked at, in one statement, so that attempts at the same time cannot
 * slip past. Undefined while the account rests; then nothing is counted.
 */
export async function countAttempt(db: Db, counter: Counter, now: Date): Promise<Count | undefined> {
  if (counter.kind === 'name') return countName(db, counter.nameHash, now)
  if (counter.kind === 'device') {
    const { set, isOpen } = counting('known_devices', now)
    return db
      .updateTable('knownDevices')
      .set(set)
      .where('hash', '=', counter.deviceHash)
      .where('userId', '=', counter.userId)
      .where(isOpen)
      .returning(['failedLogins', 'lockedUntil'])
      .executeTakeFirst()
  }
  const { set, isOpen } = counting('users', now)
  return db
    .updateTable('users')
    .set(set)
    .where('id', '=', counter.userId)
    .where(isOpen)
    .returning(['failedLogins', 'lockedUntil'])
    .executeTakeFirst()
}

async function countName(db: Db, nameHash: Buffer, now: Date): Promise<Count | undefined> {
  const { set, isOpen } = counting('unknown_logins', now)
  return db
    .insertInto('unknownLogins')
    .values({ nameHash, failedLogins: 1, lastFailedLoginAt: now })
    .onConflict(same => same.column('nameHash').doUpdateSet(set).where(isOpen))
    .returning(['failedLogins', 'lockedUntil'])
    .executeTakeFirst()
}

const rests = Array.from({ length: lastFailure }, (_, failures) => restAfter(failures + 1) ?? 0)
const forgottenAfter = '12 hours'

/** One more failure, or the first one after a long while; and the rest that this many cost. */
function counting(table: string, now: Date) {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const next: RawBuilder<number> = sql`case
    when ${column('last_failed_login_at')} < ${now}::timestamptz - ${forgottenAfter}::interval then 1
    else ${column('failed_logins')} + 1 end`
  const rest = sql`(${rests}::int[])[${next}] * interval '1 millisecond'`
  const lockedUntil = sql<Date | null>`nullif(${now}::timestamptz + ${rest}, ${now}::timestamptz)`
  return {
    set: { failedLogins: next, lockedUntil, lastFailedLoginAt: now },
    isOpen: sql<boolean>`${column('failed_logins')} < ${lastFailure}
      and coalesce(${column('locked_until')} <= ${now}, true)`,
  }
}

export async function readCount(db: Db, counter: Counter): Promise<Count | undefined> {
  const columns = ['failedLogins', 'lockedUntil'] as const
  if (counter.kind === 'name')
    return db
      .selectFrom('unknownLogins')
      .where('nameHash', '=', counter.nameHash)
      .select(columns)
      .executeTakeFirst()
  if (counter.kind === 'account')
    return db.selectFrom('users').where('id', '=', counter.userId).select(columns).executeTakeFirst()
  const devices = db.selectFrom('knownDevices').where('userId', '=', counter.userId)
  return devices.where('hash', '=', counter.deviceHash).select(columns).executeTakeFirst()
}

const noFailures = { failedLogins: 0, lockedUntil: null, lastFailedLoginAt: null }

/** Nothing failed: said only of the counter the attempt was counted on. */
export async function resetCount(db: Db, counter: Exclude<Counter, { kind: 'name' }>): Promise<void> {
  if (counter.kind === 'account') {
    await db.updateTable('users').set(noFailures).where('id', '=', counter.userId).execute()
    return
  }
  const device = db.updateTable('knownDevices').set(noFailures).where('userId', '=', counter.userId)
  await device.where('hash', '=', counter.deviceHash).execute()
}

export async function rememberDevice(db: Db, userId: number, deviceHash: Buffer, now: Date): Promise<void> {
  await db
    .insertInto('knownDevices')
    .values({ userId, hash: deviceHash, lastUsedAt: now })
    .onConflict(same => same.columns(['hash', 'userId']).doUpdateSet({ lastUsedAt: now }))
    .execute()
}

export async function forgetFailures(
  db: Db,
  { day, quarter, year }: Record<'day' | 'quarter' | 'year', Date>,
) {
  await db.deleteFrom('knownDevices').where('lastUsedAt', '<', year).execute()
  await db.deleteFrom('unknownLogins').where('lastFailedLoginAt', '<', quarter).execute()
  // One that is shut for good stays shut as long as a real account would.
  const open = db.deleteFrom('unknownLogins').where('failedLogins', '<', lastFailure)
  await open.where('lastFailedLoginAt', '<', day).execute()
}
