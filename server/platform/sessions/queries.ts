import { sql } from 'kysely'
import { flags } from '#contract/permissions.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'

import { lacksFactorCondition } from './lacks-factor.ts'
import { mayLogInCondition } from './login-obstacle.ts'

type Db = Kysely<Database>

export interface NewToken {
  hash: Buffer
  kind: 'access' | 'refresh'
  expiresAt: Date
}

/** Sessions that have not ended, of people who may still log in. */
function liveSessions(db: Db, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .innerJoin('statuses', 'statuses.id', 'users.statusId')
    .where('sessions.endedAt', 'is', null)
    .where('sessions.endsAt', '>', now)
    .where(mayLogInCondition)
}

export async function findCaller(db: Db, accessHash: Buffer, now: Date) {
  return liveSessions(db, now)
    .innerJoin('sessionTokens', 'sessionTokens.sessionId', 'sessions.id')
    .innerJoin('roles', 'roles.id', 'users.roleId')
    .where('sessionTokens.hash', '=', accessHash)
    .where('sessionTokens.kind', '=', 'access')
    .where('sessionTokens.expiresAt', '>', now)
    .select([
      'users.id',
      'sessions.id as sessionId',
      'sessions.provedAt',
      lacksFactorCondition(now).as('lacksFactor'),
    ])
    .select([...flags.map(flag => `roles.${flag}` as const)])
    .executeTakeFirst()
}

/** Whether a session is live and its user does not have to set up a second factor first. */
export async function isLive(db: Db, sessionId: number, now: Date): Promise<boolean> {
  const found = liveSessions(db, now)
    .innerJoin('roles', 'roles.id', 'users.roleId')
    .where('sessions.id', '=', sessionId)
    .where(row => row.not(lacksFactorCondition(now)))
    .select('sessions.id')
  return (await found.executeTakeFirst()) !== undefined
}

/**
 * Whether a second factor is on. Locks the row, so that switching it off waits for the transaction that
 * starts the session.
 */
export async function lockFactorOf(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('secondFactors')
    .where('userId', '=', userId)
    .where('onSince', 'is not', null)
    .select('userId')
    .forShare()
    .executeTakeFirst()
  return found !== undefined
}

/** Shortens all sessions of a user that would end later than `atMost` milliseconds after they began. */
export async function shortenSessions(db: Db, userId: number, atMost: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ endsAt: sql`least(ends_at, created_at + ${atMost} * interval '1 millisecond')` })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .execute()
}

export async function insertSession(
  db: Db,
  session: { userId: number; userAgent: string; now: Date; endsAt: Date },
) {
  const { userId, userAgent, now, endsAt } = session
  return db
    .insertInto('sessions')
    .values({ userId, userAgent, createdAt: now, lastUsedAt: now, provedAt: now, endsAt })
    .returning(['id', 'endsAt'])
    .executeTakeFirstOrThrow()
}

export async function insertTokens(db: Db, sessionId: number, tokens: NewToken[]): Promise<void> {
  await db
    .insertInto('sessionTokens')
    .values(tokens.map(token => ({ ...token, sessionId })))
    .execute()
}

/** Marks a refresh token as used and returns its session. Of concurrent callers only one gets the session. */
export async function spendRefreshToken(
  db: Db,
  hash: Buffer,
  { now, place }: { now: Date; place: string | null },
) {
  const spent = await db
    .updateTable('sessionTokens')
    .set({ usedAt: now })
    .where('hash', '=', hash)
    .where('kind', '=', 'refresh')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('sessionId', 'in', liveSessions(db, now).select('sessions.id'))
    .returning('sessionId')
    .executeTakeFirst()
  if (!spent) return undefined
  return db
    .updateTable('sessions')
    .set({ lastUsedAt: now, ...(place && { place }) })
    .where('id', '=', spent.sessionId)
    .returning(['id', 'endsAt'])
    .executeTakeFirstOrThrow()
}

/** A refresh token of a live session, used or not. */
export async function findRefreshToken(db: Db, hash: Buffer, now: Date) {
  return liveSessions(db, now)
    .innerJoin('sessionTokens', 'sessionTokens.sessionId', 'sessions.id')
    .where('sessionTokens.hash', '=', hash)
    .where('sessionTokens.kind', '=', 'refresh')
    .select(['sessionTokens.usedAt', 'sessions.id as sessionId', 'users.id as userId'])
    .executeTakeFirst()
}

export async function endByTokens(db: Db, hashes: Buffer[], end: End): Promise<void> {
  if (hashes.length === 0) return
  const sessions = db.selectFrom('sessionTokens').where('hash', 'in', hashes).select('sessionId')
  await ending(db, end).where('id', 'in', sessions).execute()
}

export async function endById(db: Db, sessionId: number, end: End): Promise<void> {
  await ending(db, end).where('id', '=', sessionId).execute()
}

export async function endByUser(db: Db, userId: number, end: End, keptId = 0): Promise<void> {
  await ending(db, end).where('userId', '=', userId).where('id', '!=', keptId).execute()
}

export async function findLiveSessions(db: Db, userId: number, now: Date) {
  return liveSessions(db, now)
    .where('sessions.userId', '=', userId)
    .select([
      'sessions.id',
      'sessions.userAgent',
      'sessions.createdAt',
      'sessions.lastUsedAt',
      'sessions.endsAt',
      'sessions.place',
    ])
    .orderBy('sessions.lastUsedAt', 'desc')
    .orderBy('sessions.id', 'desc')
    .execute()
}

/** Stores the challenge by which a session has to prove that its owner still uses it; null removes it. */
export async function setChallenge(db: Db, sessionId: number, challenge: string | null): Promise<void> {
  await db.updateTable('sessions').set({ challenge }).where('id', '=', sessionId).execute()
}

/** Returns the last challenge of a session and removes it, so that it can be answered only once. */
export async function takeChallenge(db: Db, sessionId: number): Promise<string | null> {
  const found = await db
    .selectFrom('sessions')
    .where('id', '=', sessionId)
    .select('challenge')
    .executeTakeFirst()
  if (!found?.challenge) return null
  const taken = await db
    .updateTable('sessions')
    .set({ challenge: null })
    .where('id', '=', sessionId)
    .where('challenge', '=', found.challenge)
    .returning('id')
    .executeTakeFirst()
  return taken ? found.challenge : null
}

export async function setProved(db: Db, sessionId: number, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ provedAt: now }).where('id', '=', sessionId).execute()
}

/** Ends all but the `kept` newest sessions of a user. */
export async function endOldest(db: Db, userId: number, kept: number, end: End): Promise<void> {
  const oldest = db
    .selectFrom('sessions')
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('endsAt', '>', end.now)
    .orderBy('id', 'desc')
    .offset(kept)
    .select('id')
  await ending(db, end).where('id', 'in', oldest).execute()
}

export interface End {
  now: Date
  because: string
}

function ending(db: Db, { now, because }: End) {
  return db.updateTable('sessions').set({ endedAt: now, endedBecause: because }).where('endedAt', 'is', null)
}
