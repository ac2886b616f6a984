import { createHmac } from 'node:crypto'
import { lastFailure, restAfter } from '#contract/account/lock.ts'
import { fail, isFailure } from '#contract/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { limitKeyOf } from '#server/platform/limits/limits.ts'
import { hashOf, isToken } from '#server/platform/sessions/sessions.ts'
import { report } from '#server/security/security.ts'
import { type Count, type Counter, countAttempt, isKnownDevice, readCount } from './lock-queries.ts'

/** However a name is typed, it is the same name. */
export function sameName(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase()
}

/** A device that has logged in before counts for itself, so that strangers cannot lock its owner out. */
export async function counterOf(
  context: Context,
  userId: number | undefined,
  name: string,
): Promise<Counter> {
  const deviceHash = hashOf(context.credentials.device ?? '')
  // The same question for names that nobody has: it takes the same time.
  const isKnown = await isKnownDevice(context.db, userId ?? 0, deviceHash)
  if (userId === undefined) return { kind: 'name', nameHash: keyed(context.secret, name) }
  return isKnown && isToken(context.credentials.device)
    ? { kind: 'device', userId, deviceHash }
    : { kind: 'account', userId }
}

/** Twenty failures from one address are enough; who goes on from there is reported. */
export async function takeFromAddress(context: Context): Promise<void> {
  try {
    await context.limits.take('login', context.ip)
  } catch (error) {
    if (isFailure(error, 'tooMany')) await reportAddress(context)
    throw error
  }
}

/** Counts one more attempt, or throws `accountLocked` while the account rests. */
export async function takeAttempt(context: Context, counter: Counter): Promise<Count> {
  const now = context.clock()
  const count = await countAttempt(context.db, counter, now)
  if (count) return count
  const resting = await readCount(context.db, counter)
  const seconds = resting?.lockedUntil ? Math.ceil((resting.lockedUntil.getTime() - now.getTime()) / 1000) : 0
  throw fail('accountLocked', seconds > 0 ? { retryAfterSeconds: seconds } : {})
}

/** Whether this failure was the one after which the account rests. */
export function restsNow({ failedLogins, lockedUntil }: Count): boolean {
  return lockedUntil !== null || failedLogins >= lastFailure
}

/** One letter for each row of failures, and one when the account stays shut: more would be a weapon themselves. */
export function isFirstRest(failedLogins: number): boolean {
  return failedLogins === firstRest || failedLogins >= lastFailure
}

const firstRest = Array.from({ length: lastFailure }, (_, n) => n).find(failures => restAfter(failures) !== 0)

async function reportAddress(context: Context): Promise<void> {
  const groupKey = `login from ${keyed(context.secret, limitKeyOf(context.ip)).toString('hex').slice(0, 32)}`
  await report(context, {
    type: 'anonymousAttackAttempt',
    severity: 'low',
    details: { reason: 'tooManyLogins' },
    groupKey,
  })
}

/** Names that nobody has are not kept as they were typed: some are passwords in the wrong field. */
function keyed(secret: Buffer, name: string): Buffer {
  return createHmac('sha256', secret).update(`login name ${name}`).digest()
}
