import { createHmac, timingSafeEqual } from 'node:crypto'
import { lifetimes } from '#contract/account/session.ts'
import type { Caller, Context } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { flagsOf } from './flags.ts'
import {
  endById,
  endByTokens,
  endByUser,
  endOldest,
  findCaller,
  findLiveSessions,
  findRefreshToken,
  insertSession,
  insertTokens,
  isLive,
  lockFactorOf,
  shortenSessions,
  spendRefreshToken,
} from './queries.ts'
import { hashOf, isToken, newToken, successorsOf, type Tokens } from './tokens.ts'

export { flagsOf } from './flags.ts'
export { factorDue, openFactorDue } from './lacks-factor.ts'
export { loginObstacle, mayLogInCondition } from './login-obstacle.ts'
export { hashPassword, isOutdated, matchesPassword } from './passwords.ts'
export { setChallenge, setProved, takeChallenge } from './queries.ts'
export { hashOf, isToken, newToken, type Tokens } from './tokens.ts'

type Needs = Pick<Context, 'db' | 'clock'>
type Because =
  | 'logout'
  | 'factorReset'
  | 'password'
  | 'reset'
  | 'locked'
  | 'status'
  | 'role'
  | 'reuse'
  | 'tooMany'

export type Refreshed =
  | { outcome: 'refreshed'; tokens: Tokens }
  | { outcome: 'refused' }
  | { outcome: 'reused'; userId: number }

const sessionsAtOnce = 10 // a few devices and browsers each

/** Starts a session and ends the oldest ones over the limit. Runs in the transaction of the login. */
export async function startSession(context: Needs, userId: number, userAgent: string): Promise<Tokens> {
  const now = context.clock()
  const atMost = (await lockFactorOf(context.db, userId)) ? 'refreshAtMostWithFactor' : 'refreshAtMost'
  const endsAt = new Date(now.getTime() + lifetimes[atMost])
  const session = await insertSession(context.db, { userId, userAgent: userAgent.slice(0, 300), now, endsAt })
  const tokens = { token: newToken(), refreshToken: newToken() }
  await keepTokens(context, session, tokens)
  await endOldest(context.db, userId, sessionsAtOnce, { now, because: 'tooMany' })
  return tokens
}

/**
 * Returns the caller that an access token belongs to, with the current flags of their role; null if the token
 * is not valid.
 */
export async function callerOf(context: Needs, accessToken: string | null): Promise<Caller | null> {
  if (!isToken(accessToken)) return null
  const found = await findCaller(context.db, hashOf(accessToken), context.clock())
  if (!found) return null
  const { id, sessionId, provedAt, lacksFactor } = found
  return { id, sessionId, flags: flagsOf(found), lacksFactor, ...(provedAt && { provedAt }) }
}

/**
 * Exchanges a refresh token for new tokens and stores the screen that requested it. A second use within the
 * grace period returns the newest successors; a later one ends the session.
 */
export async function refreshSession(
  context: Needs & Pick<Context, 'secret'>,
  refreshToken: string | null,
  place: string | null = null,
): Promise<Refreshed> {
  if (!isToken(refreshToken)) return { outcome: 'refused' }
  const tokens = successorsOf(context.secret, refreshToken)
  const rotated = await transact(context.db, async db => {
    const session = await spendRefreshToken(db, hashOf(refreshToken), { now: context.clock(), place })
    if (session) await keepTokens({ ...context, db }, session, tokens)
    return session !== undefined
  })
  return rotated ? { outcome: 'refreshed', tokens } : answerToReuse(context, refreshToken)
}

/** Returns the id of the live session that a refresh token belongs to, used or not, or null. */
export async function sessionOf(context: Needs, refreshToken: string | null): Promise<number | null> {
  if (!isToken(refreshToken)) return null
  const found = await findRefreshToken(context.db, hashOf(refreshToken), context.clock())
  return found?.sessionId ?? null
}

/**
 * Returns a signed pass for a session's cookie. It only allows reading files that are restricted to staff.
 */
export async function passOf(
  context: Needs & Pick<Context, 'secret'>,
  refreshToken: string,
): Promise<string | null> {
  const sessionId = await sessionOf(context, refreshToken)
  return sessionId === null ? null : `${sessionId}.${sealOf(context.secret, sessionId)}`
}

/** Whether the pass has a valid signature and its session is live. */
export async function isPass(
  context: Needs & Pick<Context, 'secret'>,
  pass: string | null,
): Promise<boolean> {
  const [, id, seal = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(pass ?? '') ?? []
  if (!id || !timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(context.secret, Number(id)))))
    return false
  return isLive(context.db, Number(id), context.clock())
}

function sealOf(secret: Buffer, sessionId: number): string {
  return createHmac('sha256', secret).update(`pass ${sessionId}`).digest('base64url')
}

/** Ends the sessions that any of these tokens belong to, whether or not the tokens are still valid. */
export async function endSession(context: Needs, tokens: (string | null | undefined)[]): Promise<void> {
  await endByTokens(context.db, tokens.filter(isToken).map(hashOf), {
    now: context.clock(),
    because: 'logout',
  })
}

/** Ends all sessions of a user. Called by everything that changes the user's permissions. */
export async function endSessionsOf(context: Needs, userId: number, because: Because): Promise<void> {
  await endByUser(context.db, userId, { now: context.clock(), because })
}

/** Shortens the user's sessions to the lifetime without a second factor, after it was switched off. */
export async function shortenSessionsOf({ db }: Pick<Needs, 'db'>, userId: number): Promise<void> {
  await shortenSessions(db, userId, lifetimes.refreshAtMost)
}

/** Returns the live sessions of a user, the most recently used first. */
export async function sessionsOf({ db, clock }: Needs, userId: number) {
  return findLiveSessions(db, userId, clock())
}

/** Ends one session of a user; returns false if the user has no such session. */
export async function endOneSession(context: Needs, userId: number, sessionId: number): Promise<boolean> {
  const own = await sessionsOf(context, userId)
  if (!own.some(({ id }) => id === sessionId)) return false
  await endById(context.db, sessionId, { now: context.clock(), because: 'logout' })
  return true
}

/** Ends all sessions of a person but one. */
export async function endOtherSessions(context: Needs, userId: number, keptId: number): Promise<void> {
  await endByUser(context.db, userId, { now: context.clock(), because: 'logout' }, keptId)
}

async function keepTokens(
  context: Needs,
  session: { id: number; endsAt: Date },
  tokens: Tokens,
): Promise<void> {
  const within = (lifetime: number) =>
    new Date(Math.min(context.clock().getTime() + lifetime, session.endsAt.getTime()))
  await insertTokens(context.db, session.id, [
    { hash: hashOf(tokens.token), kind: 'access', expiresAt: within(lifetimes.access) },
    { hash: hashOf(tokens.refreshToken), kind: 'refresh', expiresAt: within(lifetimes.refreshIdle) },
  ])
}

async function answerToReuse(
  context: Needs & Pick<Context, 'secret'>,
  refreshToken: string,
): Promise<Refreshed> {
  const now = context.clock()
  const used = await findRefreshToken(context.db, hashOf(refreshToken), now)
  if (!used?.usedAt) return { outcome: 'refused' }
  if (now.getTime() - used.usedAt.getTime() <= lifetimes.refreshGrace) {
    return { outcome: 'refreshed', tokens: await newestAfter(context, refreshToken) }
  }
  await endById(context.db, used.sessionId, { now, because: 'reuse' })
  return { outcome: 'reused', userId: used.userId }
}

// Returns the end of the successor chain: the response to a slow tab must not overwrite a cookie that another
// tab has exchanged since.
async function newestAfter(context: Needs & Pick<Context, 'secret'>, refreshToken: string): Promise<Tokens> {
  const tokens = successorsOf(context.secret, refreshToken)
  const next = await findRefreshToken(context.db, hashOf(tokens.refreshToken), context.clock())
  return next?.usedAt ? newestAfter(context, tokens.refreshToken) : tokens
}
