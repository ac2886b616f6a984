import { fail, isFailure } from '#contract/errors.ts'
import { sameAddress } from '#contract/mail-host.ts'
import type { User } from '#contract/people/user.ts'
import { clearStrangersFailures, findObstacle, userOf } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { audit } from '#server/platform/records/records.ts'
import {
  hashOf,
  hashPassword,
  isOutdated,
  isToken,
  matchesPassword,
  newToken,
  passOf,
  startSession,
  type Tokens,
} from '#server/platform/sessions/sessions.ts'
import { noteLoginFrom, noteRefusal, report } from '#server/security/security.ts'
import {
  beginsLockout,
  counterOf,
  countFailure,
  failuresBefore,
  firstLockout,
  isShut,
  needsLetter,
  refuseFlood,
  takeAttempt,
} from './lock.ts'
import { type Count, type Counter, rememberDevice, resetDevice } from './lock-queries.ts'
import { findAccount, findHash, noteLogin, replaceHash } from './queries.ts'

interface Credentials {
  username: string
  password: string
}

/**
 * Lets somebody in who has the right password. Every wrong pair gets one answer, known name or not, and takes as long.
 * Throws `wrongLogin`, `accountLocked`, `tooMany`, and after a right password `loginNotAllowed`.
 */
export async function login(
  context: Context,
  { username, password }: Credentials,
): Promise<Tokens & { user: User }> {
  const name = sameAddress(username)
  const account = await findAccount(context.db, name)
  try {
    return await letInBy(context, { name, account, password })
  } catch (error) {
    if (isFailure(error)) await noteRefusal(context, { reason: error.code, username: account ? name : null })
    throw error
  }
}

interface Attempt {
  name: string
  account: Awaited<ReturnType<typeof findAccount>>
  password: string
}

async function letInBy(context: Context, { name, account, password }: Attempt) {
  const counter = await counterOf(context, account?.id, name)
  await refuseFlood(context, counter)
  const count = await takeAttempt(context, counter)
  const isRight = await matchesPassword(account?.passwordHash ?? null, password)
  if (!isRight || !account?.passwordHash || isShut(counter, count))
    throw await refusal(context, counter, count)
  const tokens = await letIn(context, account.id, counter, account.passwordHash)
  await reportIfUnusual(context, account.id, count)
  await renewHash(context, account.id, account.passwordHash, password)
  return { ...tokens, user: await userOf(context, account.id) }
}

async function refusal(context: Context, counter: Counter, count: Count) {
  context.figures.add('failedLogins')
  if (beginsLockout(count)) await tellOfLockout(context, counter, count)
  await countFailure(context)
  return fail('wrongLogin')
}

/**
 * The institute gets an incident and a line in the audit log, the owner a letter. Unknown names run the same steps, so
 * that they take as long.
 */
async function tellOfLockout(context: Context, counter: Counter, count: Count): Promise<void> {
  const { userId } = counter
  const isUnknown = counter.kind === 'name' && userId === null
  const groupKey = isUnknown ? `login ${counter.nameHash.toString('hex')}` : `login ${userId}`
  const isTold = needsLetter(count)
  await report(context, {
    cause: isUnknown ? 'wrongPasswordsForNobody' : 'wrongPasswords',
    userId,
    details: { failedLogins: count.failedLogins },
    groupKey,
    done: [
      { step: 'accountLocked', until: count.lockedUntil },
      ...(isTold && userId !== null ? [{ step: 'ownerTold' } as const] : []),
    ],
  })
  const details = count.lockedUntil ? { until: count.lockedUntil.toISOString() } : {}
  const isKept = userId !== null
  await audit(context, { action: 'locked', entity: 'people', entityId: userId, details, isKept })
  if (isTold) await context.jobs.enqueue(context.db, 'sendAccountLocked', { userId })
}

/** A right password on a device that is new to the account, after a row of wrong ones: somebody may have guessed it. */
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

async function letIn(
  context: Context,
  userId: number,
  counter: Counter,
  passwordHash: string,
): Promise<Tokens> {
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
  return tokens
}

/** Why somebody with a right password is not let in. */
async function obstacle(context: Context, userId: number, passwordHash: string) {
  if ((await findHash(context.db, userId)) !== passwordHash) return fail('wrongLogin') // changed while it was checked
  return fail((await findObstacle(context.db, userId)) === 'locked' ? 'accountLocked' : 'loginNotAllowed')
}

async function renewHash(
  context: Context,
  userId: number,
  passwordHash: string,
  password: string,
): Promise<void> {
  if (!isOutdated(passwordHash)) return
  await replaceHash(context.db, userId, passwordHash, await hashPassword(password))
}
