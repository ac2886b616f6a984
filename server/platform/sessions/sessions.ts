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
  endSooner,
  findCaller,
  findLiveSessions,
  findRefreshToken,
  holdFactorOf,
  insertSession,
  insertTokens,
  isLive,
  spendRefreshToken,
} from './queries.ts'
import { hashOf, isToken, newToken, successorsOf, type Tokens } from './tokens.ts'

export { flagsOf } from './flags.ts'
export { factorDue, openFactorDue } from './lacks-factor.ts'
export { loginObstacle, mayLogIn } from './login-obstacle.ts'
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

/** Begins a session; the oldest one over the limit ends. Runs in the transaction that let the person in. */
export async function startSession(context: Needs, userId: number, userAgent: string): Promise<Tokens> {
  const now = context.clock()
  const atMost = (await holdFactorOf(context.db, userId)) ? 'refreshAtMostWithFactor' : 'refreshAtMost'
  const endsAt = new Date(now.getTime() + lifetimes[atMost])
  const session = await insertSession(context.db, { userId, userAgent: userAgent.slice(0, 300), now, endsAt })
  const tokens = { token: newToken(), refreshToken: newToken() }
  await keepTokens(context, session, tokens)
  await endOldest(context.db, userId, sessionsAtOnce, { now, because: 'tooMany' })
  return tokens
}

/** Who holds this access token, with the flags their role has now; null when nobody does any more. */
export async function callerOf(context: Needs, accessToken: string | null): Promise<Caller | null> {
  if (!isToken(accessToken)) return null
  const found = await findCaller(context.db, hashOf(accessToken), context.clock())
  if (!found) return null
  const { id, sessionId, provedAt, lacksFactor } = found
  return { id, sessionId, flags: flagsOf(found), lacksFactor, ...(provedAt && { provedAt }) }
}

/** Exchanges a refresh token, and notes the screen that asked for it. Its second use within seconds gives the same; a later one ends the session. */
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

/** The live session a refresh token belongs to, used or not; null for none. */
export async function sessionOf(context: Needs, refreshToken: string | null): Promise<number | null> {
  if (!isToken(refreshToken)) return null
  const found = await findRefreshToken(context.db, hashOf(refreshToken), context.clock())
  return found?.sessionId ?? null
}

/** Shows that a browser belongs to a session, for files that only staff may have: good for looking, for nothing else. */
export async function passOf(
  context: Needs & Pick<Context, 'secret'>,
  refreshToken: string,
): Promise<string | null> {
  const sessionId = await sessionOf(context, refreshToken)
  return sessionId === null ? null : `${sessionId}.${sealOf(context.secret, sessionId)}`
}

/** Whether a pass is one of ours, and its session has not ended. */
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

/** Ends the session that any of these tokens, valid or not, belongs to. */
export async function endSession(context: Needs, tokens: (string | null | undefined)[]): Promise<void> {
  await endByTokens(context.db, tokens.filter(isToken).map(hashOf), {
    now: context.clock(),
    because: 'logout',
  })
}

/** Ends all sessions of a person: called by whatever changes what they may. */
export async function endSessionsOf(context: Needs, userId: number, because: Because): Promise<void> {
  await endByUser(context.db, userId, { now: context.clock(), because })
}

/** Without a second factor any more, no session of a person lasts longer than others do. */
export async function shortenSessionsOf({ db }: Pick<Needs, 'db'>, userId: number): Promise<void> {
  await endSooner(db, userId, lifetimes.refreshAtMost)
}

/** Where somebody is logged in, the newest first. */
export async function sessionsOf({ db, clock }: Needs, userId: number) {
  return findLiveSessions(db, userId, clock())
}

/** Ends one session of a person; false where they have no such. */
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

// A slow tab must not put back a cookie that another tab has exchanged in the meantime.
async function newestAfter(context: Needs & Pick<Context, 'secret'>, refreshToken: string): Promise<Tokens> {
  const tokens = successorsOf(context.secret, refreshToken)
  const next = await findRefreshToken(context.db, hashOf(tokens.refreshToken), context.clock())
  return next?.usedAt ? newestAfter(context, tokens.refreshToken) : tokens
}
