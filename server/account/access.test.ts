import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limitTable } from '#contract/limits.ts'
import { lockAccount, setRole, setStatus } from '#server/people/people.ts'
import { callerOf, hashPassword, type Tokens } from '#server/platform/sessions/sessions.ts'
import { issueResetToken, login, logout, refresh, resetPassword, setPassword } from './account.ts'
import { goodPassword, noCredentials, openTestAccount, type TestAccount } from './test-account.ts'

const nextPassword = 'laterne pfeffer gletscher walzer'
let site: TestAccount

beforeAll(async () => {
  site = await openTestAccount()
  await site.person({ role: 'admin' })
})

afterAll(() => site.close())

type Ending = (id: number, tokens: Tokens) => Promise<unknown>

const endings: [string, Ending][] = [
  [
    'a reset',
    async id => resetPassword(site.asking(), await issueResetToken(site.dependencies, id), nextPassword),
  ],
  [
    'a change of the password',
    async id => setPassword(site.asking(), id, await hashPassword(nextPassword), 'password'),
  ],
  ['a lock', id => lockAccount(site.dependencies, id)],
  ['a status that may not log in', id => setStatus(site.dependencies, id, 'applied')],
  ['another role', id => setRole(site.dependencies, id, 'member')],
  ['a logout', (_, { token }) => logout(carrying({ accessToken: token }), undefined)],
]

describe.each(endings)('%s', (_, end) => {
  test('ends access tokens from the next request on', async () => {
    const { id, tokens } = await loggedIn()
    await end(id, tokens)
    expect(await callerOf(site.asking(), tokens.token)).toBeNull()
  })

  test('ends refresh tokens from the next request on', async () => {
    const { id, tokens } = await loggedIn()
    await end(id, tokens)
    await expect(refresh(site.asking(), tokens.refreshToken)).rejects.toMatchObject({ code: 'notLoggedIn' })
  })

  test('ends refreshed tokens and sessions on other devices', async () => {
    const { id, tokens, username } = await loggedIn()
    const other = await login(site.asking(), { username, password: goodPassword })
    const renewed = await refresh(site.asking(), tokens.refreshToken)
    await end(id, renewed)
    expect(await callerOf(site.asking(), renewed.token)).toBeNull()
    const othersEnded = (await callerOf(site.asking(), other.token)) === null
    expect(othersEnded).toBe(end !== endings.at(-1)?.[1])
  })
})

test('a login during a password change gets no valid session', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id, username } = await site.person()
    const passwordHash = await hashPassword(nextPassword)
    const [tokens] = await Promise.all([
      login(site.asking(), { username, password: goodPassword }).catch(() => null),
      site.db
        .transaction()
        .execute(db => setPassword({ ...site.asking(), db }, id, passwordHash, 'password')),
    ])
    expect(tokens && (await callerOf(site.asking(), tokens.token))).toBeNull()
  }
})

describe('logging out', () => {
  test.each(['accessToken', 'refreshToken'] as const)(
    'works with the %s, an hour later too, and again',
    async which => {
      const { tokens } = await loggedIn()
      site.wait(3_600_000)
      const context = carrying({ [which]: which === 'accessToken' ? tokens.token : tokens.refreshToken })
      await logout(context, undefined)
      await logout(context, undefined)
      expect(context.setCookies.get('refresh')).toBeNull()
      await expect(refresh(site.asking(), tokens.refreshToken)).rejects.toMatchObject({ code: 'notLoggedIn' })
    },
  )

  test('works with a refresh token in the body, and without or with an invalid token', async () => {
    const { tokens } = await loggedIn()
    await logout(site.asking(), tokens.refreshToken)
    expect(await callerOf(site.asking(), tokens.token)).toBeNull()
    await logout(site.asking(), undefined)
    await logout(site.asking(), 'nonsense')
  })
})

describe('refreshing', () => {
  test('reads the refresh token from the cookie and sets the new one there', async () => {
    const { tokens } = await loggedIn()
    const context = carrying({ refreshToken: tokens.refreshToken })
    const renewed = await refresh(context, undefined)
    expect(context.setCookies.get('refresh')).toBe(renewed.refreshToken)
  })

  test('a reused refresh token ends the session and is reported as one incident', async () => {
    const { id, tokens } = await loggedIn()
    const renewed = await refresh(site.asking(), tokens.refreshToken)
    expect(await refresh(site.asking(), tokens.refreshToken)).toEqual(renewed)
    site.wait(10_001)
    for (let n = 0; n < 3; n += 1) {
      await expect(refresh(site.asking(), tokens.refreshToken)).rejects.toMatchObject({ code: 'notLoggedIn' })
    }
    await expect(refresh(site.asking(), renewed.refreshToken)).rejects.toMatchObject({ code: 'notLoggedIn' })
    const incidents = await site.db.selectFrom('incidents').where('userId', '=', id).selectAll().execute()
    expect(incidents).toMatchObject([{ type: 'accountSecurityIssue', severity: 'high', occurrences: 1 }])
  })

  test('is refused for a session that refreshes more often than the limit', async () => {
    let tokens: Tokens = (await loggedIn()).tokens
    for (let n = 0; n < limitTable.refresh.times; n += 1)
      tokens = await refresh(site.asking(), tokens.refreshToken)
    await expect(refresh(site.asking(), tokens.refreshToken)).rejects.toMatchObject({ code: 'tooMany' })
  })

  test.each([undefined, '', 'nonsense', 'x'.repeat(43)])('%j is refused as refresh token', async token => {
    await expect(refresh(site.asking(), token)).rejects.toMatchObject({ code: 'notLoggedIn' })
  })
})

async function loggedIn() {
  const person = await site.person({ role: 'editor' })
  const tokens = await login(site.asking(), { username: person.username, password: goodPassword })
  return { ...person, tokens }
}

function carrying(credentials: Partial<typeof noCredentials>) {
  return site.asking({ credentials: { ...noCredentials, ...credentials } })
}
