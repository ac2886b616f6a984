import { fail } from '#contract/errors.ts'
import type { User } from '#contract/people/user.ts'
import { clearStrangersFailures, findObstacle, userOf } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { audit } from '#server/platform/records/records.ts'
import {
  hashOf,
  isToken,
  newToken,
  passOf,
  startSession,
  type Tokens,
} from '#server/platform/sessions/sessions.ts'
import { noteLoginFrom, report } from '#server/security/security.ts'
import { beginsLockout, countFailure, failuresBefore, firstLockout, needsLetter } from './lock.ts'
import { type Count, type Counter, rememberDevice, resetDevice } from './lock-queries.ts'
import { findHash, noteLogin } from './queries.ts'

interface Entering {
  counter: Counter
  /** Null if the account has no password and is opened by a passkey alone. */
  passwordHash: string | null
  /** The failures before this attempt; null where none were counted. */
  count: Count | null
}

/** Starts a session for a user who has passed all steps. Throws `accountLocked` and `loginNotAllowed`. */
export async function letIn(
  context: Context,
  userId: number,
  { counter, passwordHash, count }: Entering,
): Promise<Tokens & { user: User }> {
  const now = context.clock()
  const { device } = context.credentials
  const deviceToken = isToken(device) ? device : newToken()
  const tokens = await transact(context.db, async db => {
    await (counter.kind === 'device' ? resetDevice(db, counter) : clearStrangersFailures(db, userId))
    if (!(await noteLogin(db, userId, passwordHash, now))) return null
    await rememberDevice(db, userId, hashOf(deviceToken), now)
    await noteLoginFrom({ ...context, db }, userId)
    return startSession({ ...context, db }, userId, context.userAgent)
  })
  if (!tokens) throw await obstacle(context, userId, passwordHash)
  context.figures.add('logins')
  context.setCookies.set('device', deviceToken).set('refresh', tokens.refreshToken)
  context.setCookies.set('pass', await passOf(context, tokens.refreshToken))
  if (count) await reportIfUnusual(context, userId, count)
  return { ...tokens, user: await userOf(context, userId) }
}

/** Returns the error for a wrong password or code, after counting and reporting it. */
export async function loginFailure(
  context: Context,
  { counter, count }: { counter: Counter; count: Count },
  code: 'wrongLogin' | 'wrongCode',
) {
  context.figures.add('failedLogins')
  if (beginsLockout(count)) await reportLockout(context, counter, count)
  await countFailure(context)
  return fail(code)
}

/**
 * Reports a lockout: an incident and an entry in the audit log for the institute, a letter for the owner.
 * Unknown names run the same steps, so that they take as long.
 */
async function reportLockout(context: Context, counter: Counter, count: Count): Promise<void> {
  const { userId } = counter
  const isUnknown = counter.kind === 'name' && userId === null
  const groupKey = isUnknown ? `login ${counter.nameHash.toString('hex')}` : `login ${userId}`
  const isNotified = needsLetter(count)
  await report(context, {
    cause: isUnknown ? 'wrongPasswordsForNobody' : 'wrongPasswords',
    userId,
    details: { failedLogins: count.failedLogins },
    groupKey,
    done: [
      { step: 'accountLocked', until: count.lockedUntil },
      ...(isNotified && userId !== null ? [{ step: 'ownerTold' } as const] : []),
    ],
  })
  const details = count.lockedUntil ? { until: count.lockedUntil.toISOString() } : {}
  const isKept = userId !== null
  await audit(context, { action: 'locked', entity: 'people', entityId: userId, details, isKept })
  if (isNotified) await context.jobs.enqueue(context.db, 'sendAccountLocked', { userId })
}

/**
 * Reports a right password on a device that is new to the account after a series of wrong ones: it may have
 * been guessed.
 */
async function reportIfUnusual(context: Context, userId: number, count: Count): Promise<void> {
  const failedLogins = failuresBefore(count)
  if (failedLogins < firstLockout) return
  await report(context, {
    cause: 'loginAfterWrongPasswords',
    userId,
    details: { failedLogins },
    groupKey: `unusual login ${userId}`,
    done: [],
  })
}

/** Returns the reason why a user with a right password cannot log in. */
async function obstacle(context: Context, userId: number, passwordHash: string | null) {
  if ((await findHash(context.db, userId)) !== passwordHash) return fail('wrongLogin') // changed while it was checked
  return fail((await findObstacle(context.db, userId)) === 'locked' ? 'accountLocked' : 'loginNotAllowed')
}
