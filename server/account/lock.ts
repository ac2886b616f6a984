import { createHmac } from 'node:crypto'
import { lockoutAfter, mostFailures } from '#contract/account/lock.ts'
import { fail, isFailure } from '#contract/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { limitKeyOf } from '#server/platform/limits/limits.ts'
import { hashOf, isToken } from '#server/platform/sessions/sessions.ts'
import { report } from '#server/security/security.ts'
import { type Count, type Counter, countAttempt, isKnownDevice, readLockout } from './lock-queries.ts'

/**
 * Returns the counter for an attempt. A device that has logged in before has its own, so that strangers
 * cannot lock its owner out. All others count by the name as it was typed, known or not.
 */
export async function counterOf(
  context: Context,
  userId: number | undefined,
  name: string,
): Promise<Counter> {
  // The same query for unknown names, so that it takes the same time.
  const device = await knownDeviceOf(context, userId ?? 0)
  return device ?? { kind: 'name', nameHash: keyed(context.secret, name), userId: userId ?? null }
}

/** Returns the counter of this device, if the account has been logged in to on it before. */
export async function knownDeviceOf(
  { db, credentials: { device } }: Pick<Context, 'db' | 'credentials'>,
  userId: number,
): Promise<Counter | null> {
  const deviceHash = hashOf(device ?? '')
  const isKnown = await isKnownDevice(db, userId, deviceHash)
  return isKnown && isToken(device) ? { kind: 'device', userId, deviceHash } : null
}

/**
 * Call it before a password is checked: from a network with hundreds of failures only known devices are
 * accepted. With fewer failures nobody with the right password is refused.
 */
export async function refuseFlood({ limits, ip }: Context, { kind }: Counter): Promise<void> {
  if (kind !== 'device') await limits.check('loginFlood', ip)
}

/** Counts a failure per address: after twenty, further ones are refused with `tooMany` and reported. */
export async function countFailure(context: Context): Promise<void> {
  await context.limits.take('loginFlood', context.ip).catch(ignoreTooMany)
  try {
    await context.limits.take('login', context.ip)
  } catch (error) {
    if (isFailure(error, 'tooMany')) await reportAddress(context)
    throw error
  }
}

/** Counts one more attempt, or throws `accountLocked` during a lockout. */
export async function takeAttempt(context: Context, counter: Counter): Promise<Count> {
  const now = context.clock()
  const count = await countAttempt(context.db, counter, now)
  if (count) return count
  const until = await readLockout(context.db, counter)
  const seconds = until ? Math.ceil((until.getTime() - now.getTime()) / 1000) : 0
  throw fail('accountLocked', seconds > 0 ? { retryAfterSeconds: seconds } : {})
}

/**
 * Whether an account has had so many failures, under either of its names, that no password opens it. It is
 * answered like a wrong password, unless the typed name itself had as many, so that strangers learn nothing
 * of the other name.
 */
export function isShut(counter: Counter, count: Count): boolean {
  return counter.kind === 'name' && counter.userId !== null && count.inAll === null
}

/** Whether a lockout begins with this failure. */
export function beginsLockout({ failedLogins, lockedUntil, inAll }: Count): boolean {
  return lockedUntil !== null || Math.max(failedLogins, inAll ?? 0) >= mostFailures
}

/**
 * Whether to write to the owner: once for each series of failures under both names together, and once when
 * the account is shut. More letters would be an attack in themselves.
 */
export function needsLetter({ failedLogins, inAll }: Count): boolean {
  const total = Math.max(failedLogins, inAll ?? 0)
  return total >= mostFailures || (failedLogins === firstLockout && total < 2 * firstLockout)
}

/** Number of failures from unknown devices that an account had before this attempt; 0 for a known device. */
export function failuresBefore({ inAll }: Count): number {
  return Math.max(0, (inAll ?? 0) - 1)
}

/** Number of failures in a row that cause the first lockout. */
export const firstLockout =
  Array.from({ length: mostFailures }, (_, n) => n).find(n => lockoutAfter(n) !== 0) ?? 0

function ignoreTooMany(error: unknown): void {
  if (!isFailure(error, 'tooMany')) throw error
}

async function reportAddress(context: Context): Promise<void> {
  const groupKey = `login from ${keyed(context.secret, limitKeyOf(context.ip)).toString('hex').slice(0, 32)}`
  await report(context, {
    cause: 'tooManyLogins',
    groupKey,
    done: [{ step: 'attemptsRefused' }],
  })
}

/** Hashes a name: unknown ones are not stored as typed, because some are passwords in the wrong field. */
function keyed(secret: Buffer, name: string): Buffer {
  return createHmac('sha256', secret).update(`login name ${name}`).digest()
}
