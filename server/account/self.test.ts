import { expect, test } from 'vitest'
import { forms, limitSentence } from '#messages/forms.ts'
import { issueLink } from '#server/platform/links/links.ts'
import { hashPassword, startSession } from '#server/platform/sessions/sessions.ts'
import { openTestSite } from '#server/test-site.ts'
import { writePassword } from './queries.ts'
import { issueInvitation } from './reset-link.ts'

const oldPassword = 'ziegel hafer trompete mondlicht'
const newPassword = 'kessel anker wolle sonnenrad'
const me = '/backstage/user-group/me'

async function openSelf() {
  const site = await openTestSite({ LIMITS: 'off' })
  const person = await site.staff('member')
  const { db } = site.dependencies
  await writePassword(db, person.id, await hashPassword(oldPassword), new Date())
  const send = (method: 'GET' | 'PATCH' | 'POST' | 'DELETE', path = '', payload?: object) =>
    site.ask({ method, path: `${me}${path}`, headers: person.headers, ...(payload && { payload }) })
  const version = async () => (await send('GET')).json().version as number
  return { ...site, db, person, send, version }
}

test('a member changes the own profile and previews it as the public would see it', async () => {
  const { send, version } = await openSelf()
  const answer = await send('PATCH', '', {
    version: await version(),
    pronoun: { de: 'sie/ihr', en: 'she/her' },
  })
  expect(answer.json()).toMatchObject({
    pronoun: { de: 'sie/ihr' },
    isVisible: false,
    email: 'member@example.org',
  })
  const draft = await send('POST', '/draft', {
    language: 'en',
    firstName: 'Ada',
    cv: { de: '', en: 'since 2020: Research' },
  })
  expect(draft.json()).toMatchObject({
    firstName: 'Ada',
    pronoun: 'she/her',
    cv: [{ from: '2020', isOpen: true }],
  })
  expect((await send('GET')).json().firstName).toBe('Kim')
  const stale = await send('PATCH', '', { version: 1, room: '1' })
  expect(stale.json().code).toBe('staleVersion')
  expect((await send('PATCH', '', { room: '1' })).json().errors).toMatchObject([{ field: 'version' }])
  const wrong = await send('PATCH', '', { version: await version(), cv: { de: 'Promotion', en: '' } })
  expect(wrong.json().errors).toMatchObject([{ field: 'cv.de', code: 'validCv' }])
})

test('everybody makes their own profile public, and hides it again', async () => {
  const { send, version, ask } = await openSelf()
  const isFound = async () =>
    (await ask({ method: 'GET', path: '/about/team/kim-member' })).statusCode === 200
  const { slug } = (await send('GET')).json()
  expect(slug.de).toBe('kim-member')
  for (const isVisible of [true, false]) {
    const answer = await send('PATCH', '', { version: await version(), isVisible })
    expect([answer.statusCode, answer.json().isPublic]).toEqual([200, isVisible])
    expect(await isFound()).toBe(isVisible)
  }
})

test('a new password needs the old one, ends every session and is told by mail', async () => {
  const { send, db, version } = await openSelf()
  const code = async (fields: object) => {
    const { code, errors } = (await send('PATCH', '', fields)).json()
    return [code, errors?.[0]?.field]
  }
  expect(await code({ newPassword })).toEqual(['invalid', 'oldPassword'])
  expect(await code({ oldPassword })).toEqual(['invalid', 'newPassword'])
  expect(await code({ oldPassword: 'wrong', newPassword })).toEqual(['wrongPassword', 'oldPassword'])
  expect(await code({ oldPassword, newPassword: 'member-member-member' })).toEqual([
    'weakPassword',
    'newPassword',
  ])
  const both = { version: (await version()) + 5, room: '1', oldPassword, newPassword }
  expect(await code(both)).toEqual(['staleVersion', undefined])
  expect((await send('PATCH', '', { oldPassword, newPassword })).statusCode).toBe(200)
  expect((await send('GET')).statusCode).toBe(401)
  expect(await db.selectFrom('mails').select('purpose').execute()).toEqual([{ purpose: 'passwordChanged' }])
})

test.each(['de', 'en'] as const)(
  'a password that is too short or too long is refused with a fitting message (%s)',
  async language => {
    const { person, ask } = await openSelf()
    const headers = { ...person.headers, 'accept-language': language }
    const refusal = async (method: 'PATCH' | 'POST', path: string, payload: object) =>
      (await ask({ method, path, headers, payload })).json().errors
    const long = 'x'.repeat(257)
    const wrong = { code: 'validPassword', message: forms.validPassword[language] }
    const most = limitSentence({ of: 'text', most: 256 })[language]
    const tooLong = { ...wrong, message: most }
    const wrongLength = { code: 'passwordLength', message: forms.passwordLength[language] }
    expect(await refusal('PATCH', me, { oldPassword: long, newPassword })).toEqual([
      { field: 'oldPassword', ...tooLong },
    ])
    expect(await refusal('POST', `${me}/email`, { email: 'neu@example.org', password: long })).toEqual([
      { field: 'password', ...tooLong },
    ])
    for (const password of ['', long])
      expect(await refusal('POST', '/auth/login', { username: 'member', password })).toEqual([
        { field: 'password', ...(password === '' ? wrong : tooLong) },
      ])
    for (const password of ['kessel anke', long]) {
      expect(await refusal('PATCH', me, { oldPassword, newPassword: password })).toEqual([
        { field: 'newPassword', ...wrongLength },
      ])
      expect(await refusal('PATCH', '/auth/reset-password/token', { password })).toEqual([
        { field: 'password', ...wrongLength },
      ])
    }
  },
)

test('another address counts once its link was used, and the old one is told', async () => {
  const { send, db, ask, person, dependencies } = await openSelf()
  expect((await send('POST', '/email', { email: 'neu@example.org', password: 'wrong' })).json().code).toBe(
    'wrongPassword',
  )
  expect((await send('POST', '/email', { email: 'neu@example.org', password: oldPassword })).statusCode).toBe(
    202,
  )
  expect((await send('GET')).json()).toMatchObject({
    email: 'member@example.org',
    wantedEmail: 'neu@example.org',
  })
  const mails = () => db.selectFrom('mails').select(['purpose', 'recipient']).orderBy('id').execute()
  expect(await mails()).toEqual([{ purpose: 'emailWanted', recipient: 'neu@example.org' }])
  const purpose = { name: 'emailChange', life: 1000, uses: 'once', endsOlder: true } as const
  const { token } = await issueLink(dependencies, purpose, person.id)
  const confirm = (method: 'GET' | 'PATCH') =>
    ask({ method, path: `/auth/confirm-email/${token}`, ...(method === 'PATCH' && { payload: {} }) })
  expect((await confirm('GET')).json()).toEqual({ valid: true })
  expect((await send('GET')).json().email).toBe('member@example.org')
  expect((await confirm('PATCH')).statusCode).toBe(204)
  expect((await send('GET')).json()).toMatchObject({ email: 'neu@example.org', wantedEmail: null })
  expect((await confirm('PATCH')).statusCode).toBe(410)
  expect(await mails()).toEqual([{ purpose: 'emailMoved', recipient: 'member@example.org' }])
})

test('a link for an e-mail address change that was dropped has expired', async () => {
  const { send, ask, person, dependencies } = await openSelf()
  const purpose = { name: 'emailChange', life: 1000, uses: 'once', endsOlder: true } as const
  const { token } = await issueLink(dependencies, purpose, person.id)
  const path = `/auth/confirm-email/${token}`
  for (const asked of [{ method: 'GET' }, { method: 'PATCH', payload: {} }] as const) {
    const answer = await ask({ path, ...asked })
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'linkExpired'])
  }
  expect((await send('GET')).json().email).toBe('member@example.org')
})

test('an address that somebody has gets no letter, and the answer does not tell', async () => {
  const { send, db, staff } = await openSelf()
  await staff('admin')
  expect(
    (await send('POST', '/email', { email: 'ADMIN@example.org', password: oldPassword })).statusCode,
  ).toBe(202)
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([])
})

test.each([
  ['for another address', 'POST', '/email', { email: 'neu@example.org', password: 'wrong' }],
  ['for another password', 'PATCH', '', { oldPassword: 'wrong', newPassword }],
] as const)('guesses of one’s own password are counted (%s)', async (_, method, path, payload) => {
  const { send } = await openSelf()
  const answers = []
  for (let n = 0; n < 11; n += 1) answers.push((await send(method, path, payload)).statusCode)
  expect(answers.indexOf(429)).toBe(10)
})

test('one’s own sessions are listed and ended, nobody else’s', async () => {
  const { send, dependencies, person, staff } = await openSelf()
  await startSession(dependencies, person.id, 'a phone')
  await startSession(dependencies, person.id, 'a tablet')
  const other = await staff('editor')
  const list = async () =>
    (await send('GET', '/session')).json().rows as { id: number; userAgent: string; isCurrent: boolean }[]
  const [own, tablet] = await list()
  expect([own?.isCurrent, tablet?.userAgent]).toEqual([true, 'a tablet'])
  await send('DELETE', `/session/${tablet?.id}`)
  expect((await list()).map(({ userAgent }) => userAgent)).toEqual(['a browser', 'a phone'])
  const theirs = await dependencies.db
    .selectFrom('sessions')
    .where('userId', '=', other.id)
    .select('id')
    .executeTakeFirst()
  expect((await send('DELETE', `/session/${theirs?.id}`)).statusCode).toBe(404)
  await send('DELETE', '/session')
  expect((await list()).map(({ userAgent }) => userAgent)).toEqual(['a browser'])
})

test('a session says at which screen it was last, and never what was open there', async () => {
  const { send, ask, person } = await openSelf()
  const referer = 'https://example.org/de/backstage/user-group/user/17?q=secret'
  const answer = await ask({
    method: 'POST',
    path: '/auth/refresh',
    payload: { refreshToken: person.refreshToken },
    headers: { referer },
  })
  expect(answer.statusCode).toBe(200)
  const { body } = await send('GET', '/session')
  expect(JSON.parse(body).rows).toMatchObject([{ place: 'backstageUsers' }])
  expect(body).not.toContain('secret')
})

test('an invitation sets the first password for seven days, once', async () => {
  const { dependencies, staff, ask } = await openSelf()
  const { id } = await staff('newsEditor')
  const old = await issueInvitation(
    { ...dependencies, clock: () => new Date(Date.now() - 7 * 24 * 3600_000 - 1000) },
    id,
  )
  const check = async (token: string) =>
    (await ask({ method: 'GET', path: `/auth/reset-password-request/${token}` })).statusCode
  expect(await check(old)).toBe(410)
  const token = await issueInvitation(dependencies, id)
  expect(await check(token)).toBe(200)
  const set = () =>
    ask({ method: 'PATCH', path: `/auth/reset-password/${token}`, payload: { password: newPassword } })
  expect((await set()).statusCode).toBe(204)
  expect((await set()).statusCode).toBe(410)
})
