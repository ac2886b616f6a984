import { expect, test } from 'vitest'
import { unseal } from '#server/platform/mail/link-token.ts'
import { openTestSite } from '#server/test-site.ts'

const lise = 'lise@example.org'
const encoded = { 'content-type': 'application/x-www-form-urlencoded' }
const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
const part = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'

test.each([
  ['url-encoded', encoded, 'List-Unsubscribe=One-Click'],
  ['multipart', multipart, part],
  ['JSON', { 'content-type': 'application/json' }, '{}'],
  ['nothing', {}, undefined],
])('a mail program ends a subscription by one POST: %s', async (_, headers, payload) => {
  const { send, path, state, purposes } = await withReader()
  const answer = await send('POST', path, headers, payload)
  expect([answer.statusCode, answer.json()]).toEqual([200, { state: 'left', locale: 'de' }])
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(await state()).toBe('left')
  expect((await send('POST', path, headers, payload)).statusCode).toBe(200)
  expect(await purposes()).toEqual(['newsletterLeft'])
})

test('GET and HEAD of an unsubscribe link end no subscription', async () => {
  const { send, path, state } = await withReader()
  expect((await send('GET', path)).json()).toMatchObject({ state: 'active', locale: 'de' })
  expect((await send('HEAD', path)).statusCode).toBe(200)
  expect(await state()).toBe('active')
})

test.each([
  ['another word', encoded, 'List-Unsubscribe=No', 422],
  ['another field', encoded, 'List-Unsubscribe=One-Click&isAdmin=1', 400],
  ['plain text', { 'content-type': 'text/plain' }, 'List-Unsubscribe=One-Click', 415],
  ['parts that end too soon', multipart, part.slice(0, 60), 400],
  ['a file', multipart, part.replace('name="List-Unsubscribe"', 'name="a"; filename="a"'), 413],
])('a POST with %s is refused, and the subscription stays', async (_, headers, payload, status) => {
  const { send, path, state } = await withReader()
  expect((await send('POST', path, headers, payload)).statusCode).toBe(status)
  expect(await state()).toBe('active')
})

test('a POST from another origin is refused, and other calls accept no forms', async () => {
  const { send, path, state } = await withReader()
  const foreign = { ...encoded, origin: 'https://evil.example' }
  expect((await send('POST', path, foreign, 'List-Unsubscribe=One-Click')).statusCode).toBe(403)
  expect((await send('PATCH', path, encoded, 'List-Unsubscribe=One-Click')).statusCode).toBe(415)
  expect(await state()).toBe('active')
})

/** Opens a site with one subscriber and their address for unsubscribing in one click. */
async function withReader() {
  const site = await openTestSite()
  const { db, secret } = site.dependencies
  const subscribe = (locale: string) =>
    site.ask({
      method: 'PUT',
      path: '/info/newsletter/subscription',
      payload: { email: lise, locale, consent: true },
    })
  const tokens = async () => {
    const mail = await db.selectFrom('mails').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    const { subscription, purpose } = unseal(mail.sealedTokens as Buffer, mail.messageId, secret)
    return `${subscription}/${purpose}`
  }
  await subscribe('de')
  const activation = `/info/newsletter/activation/${await tokens()}`
  expect((await site.ask({ method: 'PATCH', path: activation, payload: {} })).statusCode).toBe(200)
  await subscribe('en')
  return {
    path: `/info/newsletter/unsubscription/${await tokens()}`,
    send: (method: 'GET' | 'HEAD' | 'POST' | 'PATCH', path: string, headers = {}, payload?: string) =>
      site.ask({ method, path, headers, ...(payload !== undefined && { payload }) }),
    purposes: async () =>
      (await db.selectFrom('mails').select('purpose').execute()).map(({ purpose }) => purpose),
    state: async () =>
      (await db.selectFrom('newsletterSubscribers').select('state').executeTakeFirst())?.state,
  }
}
