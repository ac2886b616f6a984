import { fail } from '#contract/errors.ts'
import type { User } from '#contract/people/user.ts'
import { userOf } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  hashOf,
  hashPassword,
  isOutdated,
  isToken,
  matchesPassword,
  newToken,
  startSession,
  type Tokens,
} from '#server/platform/sessions/sessions.ts'
import { report } from '#server/security/security.ts'
import { counterOf, isFirstRest, restsNow, sameName, takeAttempt, takeFromAddress } from './lock.ts'
import { type Count, type Counter, rememberDevice, resetCount } from './lock-queries.ts'
import { findAccount, findObstacle, noteLogin, replaceHash } from './queries.ts'

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
  const name = sameName(username)
  await takeFromAddress(context)
  const account = await findAccount(context.db, name)
  const counter = await counterOf(context, account?.id, name)
  const count = await takeAttempt(context, counter).catch(givingBack(context))
  const isRight = await matchesPassword(account?.passwordHash ?? null, password)
  if (!isRight || !account?.passwordHash || counter.kind === 'name')
    throw await refusal(context, counter, count)
  await context.limits.giveBack('login', context.ip)
  const tokens = await letIn(context, counter, account.passwordHash)
  await renewHash(context, account.id, account.passwordHash, password)
  return { ...tokens, user: await userOf(context, account.id) }
}

// A refused attempt was no guess.
function givingBack(context: Context) {
  return async (error: unknown): Promise<never> => {
    await context.limits.giveBack('login', context.ip)
    throw error
  }
}

async function refusal(context: Context, counter: Counter, count: Count) {
  if (restsNow(count)) await tellOfRest(context, counter, count)
  return fail('wrongLogin')
}

/** The institute gets an incident, the owner a letter; for a name that nobody has the same is done in vain. */
async function tellOfRest(context: Context, counter: Counter, { failedLogins }: Count): Promise<void> {
  const userId = counter.kind === 'name' ? null : counter.userId
  const groupKey = counter.kind === 'name' ? `login ${counter.nameHash.toString('hex')}` : `login ${userId}`
  const who = userId === null ? {} : { userId }
  await report(context, {
    type: 'failedLoginAttack',
    severity: 'medium',
    ...who,
    details: { failedLogins },
    groupKey,
  })
  if (isFirstRest(failedLogins)) await context.jobs.enqueue(context.db, 'sendAccountRests', { userId })
}

type Person = Exclude<Counter, { kind: 'name' }>

async function letIn(context: Context, counter: Person, passwordHash: string): Promise<Tokens> {
  const now = context.clock()
  const { device } = context.credentials
  const deviceToken = isToken(device) ? device : newToken()
  const tokens = await context.db.transaction().execute(async db => {
    await resetCount(db, counter)
    if (!(await noteLogin(db, counter.userId, passwordHash, now))) return null
    await rememberDevice(db, counter.userId, hashOf(deviceToken), now)
    return startSession({ ...context, db }, counter.userId, context.userAgent)
  })
  if (!tokens) throw await obstacle(context, counter.userId, passwordHash)
  context.setCookies.set('device', deviceToken).set('refresh', tokens.refreshToken)
  return tokens
}

/** Why somebody with a right password is not let in. */
async function obstacle(context: Context, userId: number, passwordHash: string) {
  const found = await findObstacle(context.db, userId)
  if (found?.passwordHash !== passwordHash) return fail('wrongLogin') // changed while it was checked
  return fail(found.isLocked ? 'accountLocked' : 'loginNotAllowed')
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
