import { type RawBuilder, sql } from 'kysely'
import { lockoutAfter, mostFailures } from '#contract/account/lock.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

/**
 * What failures are counted by: a typed name, whether an account has it or not, or a known device of an
 * account.
 */
export type Counter =
  | { kind: 'name'; nameHash: Buffer; userId: number | null }
  | { kind: 'device'; userId: number; deviceHash: Buffer }

export interface Count {
  failedLogins: number
  lockedUntil: Date | null
  /**
   * Failures of an account by both its names, from unknown devices only; null once there are so many that it
   * is shut.
   */
  inAll: number | null
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
 * Counts an attempt before its password is checked, in one statement, so that concurrent attempts cannot slip
 * past. Returns undefined during a lockout; then nothing is counted.
 */
export async function countAttempt(db: Db, counter: Counter, now: Date): Promise<Count | undefined> {
  return counter.kind === 'name' ? countName(db, counter, now) : countDevice(db, counter, now)
}

type Device = Extract<Counter, { kind: 'device' }>
type Name = Extract<Counter, { kind: 'name' }>

async function countDevice(db: Db, { deviceHash, userId }: Device, now: Date): Promise<Count | undefined> {
  const { set, isOpen } = counting('known_devices', now)
  const count = await db
    .updateTable('knownDevices')
    .set(set)
    .where('hash', '=', deviceHash)
    .where('userId', '=', userId)
    .where(isOpen)
    .returning(['failedLogins', 'lockedUntil'])
    .executeTakeFirst()
  return count && { ...count, inAll: 0 }
}

/**
 * Runs the same statement for unknown names, which then changes no account, so that both take the same time.
 */
async function countName(db: Db, { nameHash, userId }: Name, now: Date): Promise<Count | undefined> {
  const { set, isOpen } = counting('login_counters', now)
  const { next } = counting('users', now)
  return db
    .with('counted', one =>
      one
        .insertInto('loginCounters')
        .values({ nameHash, userId, failedLogins: 1, lastFailedLoginAt: now })
        .onConflict(same =>
          same
            .column('nameHash')
            .doUpdateSet({ ...set, userId })
            .where(isOpen),
        )
        .returning(['failedLogins', 'lockedUntil']),
    )
    .with('account', one =>
      one
        .updateTable('users')
        .set({ failedLogins: next, lastFailedLoginAt: now })
        .where('id', '=', userId ?? 0)
        .where('failedLogins', '<', mostFailures)
        .where(sql<boolean>`exists (select from counted)`)
        .returning('failedLogins'),
    )
    .selectFrom('counted')
    .leftJoin('account', join => join.onTrue())
    .select(['counted.failedLogins', 'counted.lockedUntil', 'account.failedLogins as inAll'])
    .executeTakeFirst()
}

const lockouts = Array.from({ length: mostFailures }, (_, failures) => lockoutAfter(failures + 1) ?? 0)
const forgottenAfter = '12 hours'

/**
 * SQL for the next failure count, which restarts at one after a long pause, and for the resulting lockout.
 */
function counting(table: string, now: Date) {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const next: RawBuilder<number> = sql`case
    when ${column('last_failed_login_at')} < ${now}::timestamptz - ${forgottenAfter}::interval then 1
    else ${column('failed_logins')} + 1 end`
  const lockout = sql`(${lockouts}::int[])[${next}] * interval '1 millisecond'`
  const lockedUntil = sql<Date | null>`nullif(${now}::timestamptz + ${lockout}, ${now}::timestamptz)`
  return {
    next,
    set: { failedLogins: next, lockedUntil, lastFailedLoginAt: now },
    isOpen: sql<boolean>`${column('failed_logins')} < ${mostFailures}
      and coalesce(${column('locked_until')} <= ${now}, true)`,
  }
}

/** Takes back a counted failure: the password was right, and the second step is counted separately. */
export async function undoAttempt(db: Db, counter: Counter, { lockedUntil }: Count): Promise<void> {
  const oneLess = sql<number>`greatest(failed_logins - 1, 0)`
  // Clears a lockout begun by this very attempt; one begun by another stays.
  const less = {
    failedLogins: oneLess,
    lockedUntil: sql<Date | null>`nullif(locked_until, ${lockedUntil}::timestamptz)`,
  }
  if (counter.kind === 'device') {
    const { userId, deviceHash } = counter
    const known = db.updateTable('knownDevices').set(less).where('userId', '=', userId)
    await known.where('hash', '=', deviceHash).execute()
    return
  }
  await db.updateTable('loginCounters').set(less).where('nameHash', '=', counter.nameHash).execute()
  await db
    .updateTable('users')
    .set({ failedLogins: oneLess })
    .where('id', '=', counter.userId ?? 0)
    .execute()
}

/** Returns the end of a lockout; null if only an administrator can end it. */
export async function readLockout(db: Db, counter: Counter): Promise<Date | null> {
  const query =
    counter.kind === 'name'
      ? db.selectFrom('loginCounters').where('nameHash', '=', counter.nameHash).select('lockedUntil')
      : device(db, counter).select('lockedUntil')
  return (await query.executeTakeFirst())?.lockedUntil ?? null
}

function device(db: Db, { userId, deviceHash }: Device) {
  return db.selectFrom('knownDevices').where('userId', '=', userId).where('hash', '=', deviceHash)
}

/** Call it after a success on a known device. */
export async function resetDevice(db: Db, counter: Device): Promise<void> {
  const none = { failedLogins: 0, lockedUntil: null, lastFailedLoginAt: null }
  const { deviceHash, userId } = counter
  const known = db.updateTable('knownDevices').set(none).where('userId', '=', userId)
  await known.where('hash', '=', deviceHash).execute()
}

export async function rememberDevice(db: Db, userId: number, deviceHash: Buffer, now: Date): Promise<void> {
  await db
    .insertInto('knownDevices')
    .values({ userId, hash: deviceHash, lastUsedAt: now })
    .onConflict(same => same.columns(['hash', 'userId']).doUpdateSet({ lastUsedAt: now }))
    .execute()
}
