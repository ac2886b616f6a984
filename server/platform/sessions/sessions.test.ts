import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour, minute, second } from '#contract/durations.ts'
import { createTestDatabase, type TestDatabase } from '#server/platform/database/test-database.ts'
import { forget } from '#server/platform/retention/retention.ts'
import { sessionForgets } from './forgets.ts'
import {
  callerOf,
  endSession,
  endSessionsOf,
  refreshSession,
  sessionsOf,
  shortenSessionsOf,
  startSession,
  type Tokens,
} from './sessions.ts'

let database: TestDatabase
let now = new Date('2027-03-12T16:00:00Z')
let people = 0

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.drop())

test('an access token names its holder, with the flags of the role', async () => {
  const { id, tokens } = await logIn('newsEditor')
  expect(await callerOf(context(), tokens.token)).toMatchObject({
    id,
    flags: { canEditNews: true, isAdmin: false },
  })
})

test('an administrator holds every flag', async () => {
  const { tokens } = await logIn('admin')
  expect(Object.values((await callerOf(context(), tokens.token))?.flags ?? {})).toEqual(Array(6).fill(true))
})

test('a changed role takes effect with the next request', async () => {
  const { tokens } = await logIn('contentEditor')
  await sql`update roles set can_edit_content = false where name = 'contentEditor'`.execute(database.db)
  expect((await callerOf(context(), tokens.token))?.flags.canEditContent).toBe(false)
})

test.each([null, '', 'x', 'x'.repeat(43), `${'x'.repeat(43)}\n`, 'ü'.repeat(43)])(
  'the token %j has no holder',
  async token => {
    expect(await callerOf(context(), token)).toBeNull()
    expect(await refreshSession(context(), token)).toEqual({ outcome: 'refused' })
  },
)

test('a refresh token opens nothing, an access token refreshes nothing', async () => {
  const { tokens } = await logIn()
  expect(await callerOf(context(), tokens.refreshToken)).toBeNull()
  expect(await refreshSession(context(), tokens.token)).toEqual({ outcome: 'refused' })
})

test('no token is stored in plain text', async () => {
  const { tokens } = await logIn()
  const next = await refreshed(tokens)
  const { rows } = await sql<{ row: string }>`select t::text as row from session_tokens t`.execute(
    database.db,
  )
  const stored = rows.map(({ row }) => row).join()
  for (const token of [...Object.values(tokens), ...Object.values(next)]) {
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(Buffer.from(token).toString('hex'))
    expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  }
})

test('an access token lasts ten minutes', async () => {
  const { tokens } = await logIn()
  expect(await callerOf(context(10 * minute - 1), tokens.token)).not.toBeNull()
  expect(await callerOf(context(10 * minute), tokens.token)).toBeNull()
})

test('a session that is used lasts seven days, an idle one twelve hours', async () => {
  const { tokens: idle } = await logIn()
  expect(await refreshSession(context(12 * hour), idle.refreshToken)).toEqual({ outcome: 'refused' })
  let { tokens } = await logIn()
  const began = now
  while (now.getTime() - began.getTime() < 7 * 24 * hour - 11 * hour) {
    now = new Date(now.getTime() + 11 * hour)
    tokens = await refreshed(tokens)
  }
  now = new Date(began.getTime() + 7 * 24 * hour)
  expect(await refreshSession(context(), tokens.refreshToken)).toEqual({ outcome: 'refused' })
})

test('with a second factor a session that is used lasts thirty days, and seven once the factor is off', async () => {
  const id = await person('member')
  await sql`insert into second_factors (user_id, created_at, on_since) values (${id}, now(), now())`.execute(
    database.db,
  )
  const begin = async () => endOf(await startSession(context(), id, 'browser'))
  const endOf = async ({ token }: Tokens) => {
    const session = (await callerOf(context(), token))?.sessionId ?? 0
    const { endsAt } = await database.db
      .selectFrom('sessions')
      .select('endsAt')
      .where('id', '=', session)
      .executeTakeFirstOrThrow()
    return (endsAt.getTime() - now.getTime()) / (24 * hour)
  }
  expect(await begin()).toBe(30)
  const tokens = await startSession(context(), id, 'browser')
  expect(await refreshSession(context(12 * hour), tokens.refreshToken)).toEqual({ outcome: 'refused' })
  // A second factor that is set up but not confirmed does not count.
  await sql`update second_factors set on_since = null where user_id = ${id}`.execute(database.db)
  expect(await begin()).toBe(7)
  await shortenSessionsOf(context(), id)
  expect(await endOf(tokens)).toBe(7)
  now = new Date(now.getTime() + 2 * hour)
  await shortenSessionsOf(context(), id)
  expect(await refreshSession(context(), tokens.refreshToken)).toMatchObject({ outcome: 'refreshed' })
  expect((await sessionsOf(context(), id)).map(({ endsAt, createdAt }) => +endsAt - +createdAt)).toEqual(
    Array(3).fill(7 * 24 * hour),
  )
})

test('a refresh gives new tokens, and the old access token stays valid', async () => {
  const { id, tokens } = await logIn()
  const next = await refreshed(tokens)
  expect(new Set([...Object.values(tokens), ...Object.values(next)]).size).toBe(4)
  expect(await callerOf(context(), next.token)).toMatchObject({ id })
  expect(await callerOf(context(), tokens.token)).toMatchObject({ id })
})

test('two refreshes with one token within ten seconds get the same successor', async () => {
  const { tokens } = await logIn()
  const first = await refreshed(tokens)
  expect(await refreshed(tokens, 10 * second)).toEqual(first)
})

test('fifty refreshes at once give one successor', async () => {
  const { tokens } = await logIn()
  const answers = await Promise.all(Array.from({ length: 50 }, () => refreshed(tokens)))
  expect(new Set(answers.map(answer => answer.refreshToken)).size).toBe(1)
  expect(await callerOf(context(), answers[0]?.token ?? '')).not.toBeNull()
})

test('a late refresh with an older token gets the newest successor', async () => {
  const { tokens } = await logIn()
  const newest = await refreshed(await refreshed(tokens))
  expect(await refreshed(tokens, 5 * second)).toEqual(newest)
})

test('a refresh token used again later ends the whole session', async () => {
  const { id, tokens } = await logIn()
  const next = await refreshed(tokens)
  expect(await refreshSession(context(10 * second + 1), tokens.refreshToken)).toEqual({
    outcome: 'reused',
    userId: id,
  })
  expect(await callerOf(context(), next.token)).toBeNull()
  expect(await refreshSession(context(), next.refreshToken)).toEqual({ outcome: 'refused' })
  expect(await refreshSession(context(20 * second), tokens.refreshToken)).toEqual({ outcome: 'refused' })
})

test('refreshes in any order within seconds leave one newest successor', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 6 }), async order => {
      const { tokens } = await logIn()
      const held = [tokens]
      for (const choice of order)
        held.push(await refreshed(held[Math.min(choice, held.length - 1)] ?? tokens))
      const newest = await refreshed(tokens)
      expect(await callerOf(context(), newest.token)).not.toBeNull()
      const { rows } = await sql`select 1 from session_tokens where kind = 'refresh' and used_at is null
        and session_id = (select max(id) from sessions)`.execute(database.db)
      expect(rows.length).toBe(1)
    }),
    { numRuns: 15 },
  )
})

test('any token of a session ends it, an expired one too, and again', async () => {
  for (const which of ['token', 'refreshToken'] as const) {
    const { tokens } = await logIn()
    const next = await refreshed(tokens)
    await endSession(context(3 * hour), [tokens[which], null, 'nonsense'])
    await endSession(context(3 * hour), [tokens[which]])
    expect(await callerOf(context(), next.token)).toBeNull()
    expect(await refreshSession(context(), next.refreshToken)).toEqual({ outcome: 'refused' })
  }
})

test('ending the sessions of one person leaves those of others', async () => {
  const one = await logIn()
  const other = await logIn()
  await endSessionsOf(context(), one.id, 'password')
  expect(await callerOf(context(), one.tokens.token)).toBeNull()
  expect(await callerOf(context(), other.tokens.token)).not.toBeNull()
})

test('the eleventh session ends the oldest', async () => {
  const id = await person('member')
  const all: Tokens[] = []
  for (let n = 0; n < 11; n += 1) all.push(await startSession(context(), id, 'browser'))
  const callers = await Promise.all(all.map(({ token }) => callerOf(context(), token)))
  expect(callers.map(caller => caller !== null)).toEqual([false, ...Array(10).fill(true)])
})

test.each([
  ['locked', sql`is_locked = true`],
  ['deleted', sql`deleted_at = now()`],
  ['given a status without login', sql`status_id = (select id from statuses where name = 'alumni')`],
  ['refused by hand', sql`is_login_allowed_override = false`],
])('an account that is %s has no valid token any more', async (_, change) => {
  const { id, tokens } = await logIn()
  await sql`update users set ${change} where id = ${id}`.execute(database.db)
  expect(await callerOf(context(), tokens.token)).toBeNull()
  expect(await refreshSession(context(), tokens.refreshToken)).toEqual({ outcome: 'refused' })
})

test('ended sessions are forgotten with their tokens within the hour, living ones are not', async () => {
  const { id, tokens } = await logIn()
  const gone = await logIn()
  await endSession(context(), [gone.tokens.token])
  await forget(context(second), sessionForgets)
  expect(await callerOf(context(second), tokens.token)).not.toBeNull()
  expect(await kept(gone.id)).toEqual({ sessions: 0, tokens: 0 })
  expect(await kept(id)).toEqual({ sessions: 1, tokens: 2 })
  expect(sessionForgets).toMatchObject([{ isHourly: true }])
})

test('seven days after it began nothing is left of a session, however much it was used', async () => {
  const { id, tokens } = await logIn()
  const began = now
  let newest = tokens
  const at = (later: number) => {
    now = new Date(began.getTime() + later)
  }
  for (let later = 11 * hour; later < 7 * 24 * hour; later += 11 * hour) {
    at(later)
    newest = await refreshed(newest)
    await forget(context(), sessionForgets)
  }
  at(7 * 24 * hour - second)
  await forget(context(), sessionForgets)
  expect((await kept(id))?.sessions).toBe(1)
  at(7 * 24 * hour + second)
  await forget(context(), sessionForgets)
  expect(await kept(id)).toEqual({ sessions: 0, tokens: 0 })
  expect(await refreshSession(context(), newest.refreshToken)).toEqual({ outcome: 'refused' })
})

const secret = randomBytes(32)

function context(later = 0) {
  return { db: database.db, secret, clock: () => new Date(now.getTime() + later) }
}

/** Counts the remaining sessions and tokens of a user. */
async function kept(userId: number) {
  const { rows } = await sql<{ sessions: number; tokens: number }>`
    select count(distinct sessions.id)::int as sessions, count(session_tokens.hash)::int as tokens
    from sessions left join session_tokens on session_tokens.session_id = sessions.id
    where user_id = ${userId}`.execute(database.db)
  return rows[0]
}

async function logIn(role = 'member') {
  const id = await person(role)
  return { id, tokens: await startSession(context(), id, 'browser') }
}

async function refreshed({ refreshToken }: Tokens, later = 0): Promise<Tokens> {
  const answer = await refreshSession(context(later), refreshToken)
  if (answer.outcome !== 'refreshed') throw new Error(answer.outcome)
  return answer.tokens
}

async function person(role: string): Promise<number> {
  people += 1
  const name = `person-${people}`
  const { rows } = await sql<{ id: number }>`insert into users (username, email, role_id, status_id)
    values (${name}, ${`${name}@example.org`}, (select id from roles where name = ${role}),
      (select id from statuses where name = 'active')) returning id`.execute(database.db)
  return rows[0]?.id ?? 0
}
