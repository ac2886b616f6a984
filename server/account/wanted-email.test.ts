import { expect, test } from 'vitest'
import { lifetimes } from '#contract/account/session.ts'
import { day, minute } from '#contract/durations.ts'
import { dayInBerlin } from '#contract/language.ts'
import { unseal } from '#server/platform/mail/link-token.ts'
import { hashPassword, startSession } from '#server/platform/sessions/sessions.ts'
import { retentionJobs } from '#server/retention.ts'
import { openTestSite } from '#server/test-site.ts'
import { writePassword } from './queries.ts'
import { issueInvitation, issueResetToken } from './reset-link.ts'

const oldPassword = 'ziegel hafer trompete mondlicht'
const newPassword = 'kessel anker wolle sonnenrad'
const wished = 'mine@example.org'
const users = '/backstage/user-group'

type Site = Awaited<ReturnType<typeof openWished>>

/** A user with a password whose e-mail address is to change, and an administrator. */
async function openWished() {
  const site = await openTestSite({ LIMITS: 'off' })
  const { dependencies, ask } = site
  const { db } = dependencies
  const admin = await site.staff('admin')
  const { id } = await site.staff('member')
  const setPassword = async () => writePassword(db, id, await hashPassword(oldPassword), new Date())
  await setPassword()
  const statusOf = async (name: string) =>
    (await db.selectFrom('statuses').where('name', '=', name).select('id').executeTakeFirstOrThrow()).id
  const roleOf = async (name: string) =>
    (await db.selectFrom('roles').where('name', '=', name).select('id').executeTakeFirstOrThrow()).id
  const asAdmin = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    ask({ method, path: `${users}/${path}`, headers: admin.headers, ...(payload && { payload }) })
  const asOneself = async (method: 'PATCH' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const { token } = await startSession(dependencies, id, 'a browser')
    const headers = { authorization: `Bearer ${token}` }
    return ask({ method, path: `${users}/me${path}`, headers, ...(payload && { payload }) })
  }
  const change = async (fields: object) => {
    const { version } = (await asAdmin('GET', `user/${id}`)).json()
    const answer = await asAdmin('PATCH', `user/${id}`, { version, ...fields })
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  }
  const wish = () => asOneself('POST', '/email', { email: wished, password: oldPassword })
  const confirm = (method: 'GET' | 'PATCH', token: string) =>
    ask({ method, path: `/auth/confirm-email/${token}`, ...(method === 'PATCH' && { payload: {} }) })
  const email = async () =>
    (await db.selectFrom('users').where('id', '=', id).select('email').executeTakeFirstOrThrow()).email
  const wishes = () => db.selectFrom('emailChanges').select('email').execute()
  return {
    ...{ id, db, dependencies, ask, asAdmin, asOneself, change, wish, confirm, email, wishes },
    ...{ statusOf, roleOf, setPassword },
  }
}

/** Requests the change and returns the token of the letter. */
async function wishedToken({ wish, db, dependencies }: Site): Promise<string> {
  expect((await wish()).statusCode).toBe(202)
  const letter = await db
    .selectFrom('mails')
    .where('purpose', '=', 'emailWanted')
    .select(['sealedTokens', 'messageId'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return unseal(letter.sealedTokens ?? Buffer.alloc(0), letter.messageId, dependencies.secret).link ?? ''
}

async function reset(site: Site) {
  return useReset(site, await issueResetToken(site.dependencies, site.id))
}

function useReset({ ask }: Site, token: string) {
  return ask({ method: 'PATCH', path: `/auth/reset-password/${token}`, payload: { password: newPassword } })
}

// Each way to shut the user out is undone at once, to show that an earlier request stays void.
const endings: [string, (site: Site) => Promise<unknown>][] = [
  ['a password set by a link', reset],
  ['a new password of one’s own', ({ asOneself }) => asOneself('PATCH', '', { oldPassword, newPassword })],
  [
    'a lock',
    async ({ change }) => {
      await change({ isLocked: true })
      await change({ isLocked: false })
    },
  ],
  [
    'a login refused by hand',
    async ({ change }) => {
      await change({ isLoginAllowedOverride: false })
      await change({ isLoginAllowedOverride: null })
    },
  ],
  [
    'another status',
    async ({ change, statusOf }) => {
      await change({ statusId: await statusOf('alumni') })
      await change({ statusId: await statusOf('active') })
    },
  ],
  [
    'a last day that is over',
    async ({ change, statusOf }) => {
      await change({ endDate: dayInBerlin(new Date(Date.now() - 2 * day)) })
      await change({ statusId: await statusOf('active') })
    },
  ],
  ['another role', async ({ change, roleOf }) => change({ roleId: await roleOf('newsEditor') })],
  ['an address corrected by staff', ({ change }) => change({ email: 'right@example.org' })],
  [
    'a lock and a corrected address at once',
    async ({ change }) => {
      await change({ isLocked: true, email: 'right@example.org' })
      await change({ isLocked: false })
    },
  ],
  [
    'the trash',
    async ({ asAdmin, id }) => {
      expect((await asAdmin('DELETE', `user/${id}`)).statusCode).toBe(204)
      expect((await asAdmin('PATCH', `user/${id}/restore`)).statusCode).toBe(200)
    },
  ],
  [
    'leaving',
    async ({ asAdmin, change, id, statusOf }) => {
      expect((await asAdmin('POST', `user/${id}/leave`, { heirId: null })).statusCode).toBe(200)
      await change({ statusId: await statusOf('active') })
    },
  ],
  ['logging out everywhere else', ({ asOneself }) => asOneself('DELETE', '/session')],
]

test.each(endings)('%s voids a change of the address that was not confirmed', async (_, end) => {
  const site = await openWished()
  const token = await wishedToken(site)
  expect((await site.confirm('GET', token)).statusCode).toBe(200)
  await end(site)
  const before = await site.email()
  expect(before).not.toBe(wished)
  expect(await site.wishes()).toEqual([])
  for (const method of ['GET', 'PATCH'] as const) {
    const answer = await site.confirm(method, token)
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'linkExpired'])
  }
  expect(await site.email()).toBe(before)
})

test('a voided link stays so when another change is wished', async () => {
  const site = await openWished()
  const token = await wishedToken(site)
  await reset(site)
  await site.setPassword()
  const newer = await wishedToken(site)
  expect((await site.confirm('PATCH', token)).statusCode).toBe(410)
  expect((await site.confirm('PATCH', newer)).statusCode).toBe(204)
  expect(await site.email()).toBe(wished)
})

test.each([
  ['a reset', issueResetToken],
  ['an invitation', issueInvitation],
] as const)(
  'the link of %s that went to an address which staff corrected opens nothing',
  async (_, issue) => {
    const { dependencies, change, ask, id } = await openWished()
    const token = await issue(dependencies, id)
    await change({ room: '1.02' })
    const check = async () =>
      (await ask({ method: 'GET', path: `/auth/reset-password-request/${token}` })).statusCode
    expect(await check()).toBe(200)
    await change({ email: 'right@example.org' })
    expect(await check()).toBe(410)
    const path = `/auth/reset-password/${token}`
    expect((await ask({ method: 'PATCH', path, payload: { password: newPassword } })).statusCode).toBe(410)
  },
)

test('an address that nobody confirms goes when its link does', async () => {
  const site = await openWished()
  const token = await wishedToken(site)
  const { clock } = site.dependencies
  const hourly = (later: number) =>
    retentionJobs.forgetHourly({ ...site.dependencies, clock: () => new Date(clock().getTime() + later) })
  await hourly(lifetimes.emailLink - minute)
  expect([await site.wishes(), (await site.confirm('GET', token)).statusCode]).toEqual([
    [{ email: wished }],
    200,
  ])
  await hourly(lifetimes.emailLink + minute)
  expect([await site.wishes(), (await site.confirm('GET', token)).statusCode]).toEqual([[], 410])
})

test('a person who may not log in any more cannot confirm an e-mail address', async () => {
  const site = await openWished()
  const token = await wishedToken(site)
  await site.db.updateTable('users').set({ isLocked: true }).where('id', '=', site.id).execute()
  for (const method of ['GET', 'PATCH'] as const) {
    const answer = await site.confirm(method, token)
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'linkExpired'])
  }
  expect(await site.email()).toBe('member@example.org')
})

test('a change requested during a password reset is not kept', async () => {
  const site = await openWished()
  for (let round = 0; round < 3; round += 1) {
    await site.setPassword()
    const [answer] = await Promise.all([site.wish(), reset(site)])
    expect([202, 401, 422]).toContain(answer.statusCode)
    expect(await site.wishes()).toEqual([])
  }
})

test('of a new password and a confirmed address at the same moment one counts', async () => {
  const site = await openWished()
  for (let round = 0; round < 4; round += 1) {
    await site.setPassword()
    await site.db
      .updateTable('users')
      .set({ email: 'member@example.org' })
      .where('id', '=', site.id)
      .execute()
    const token = await wishedToken(site)
    // Issued before both run: a link issued after the address has changed would be valid.
    const resetToken = await issueResetToken(site.dependencies, site.id)
    const answers = await Promise.all([site.confirm('PATCH', token), useReset(site, resetToken)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 410])
    expect(await site.email()).toBe(answers[0].statusCode === 204 ? wished : 'member@example.org')
  }
})
