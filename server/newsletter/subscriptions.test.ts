import { expect, test } from 'vitest'
import { day, hour, minute } from '#contract/durations.ts'
import { limitTable } from '#contract/limits.ts'
import { refusalToken } from '#server/platform/forms/forms.ts'
import { forget } from '#server/platform/retention/retention.ts'
import { newsletterForgets } from './forgets.ts'
import { openTestSubscriptions } from './test-subscriptions.ts'

const lise = 'lise@example.org'

test('signing up sends one letter in the chosen language, and the subscription is pending', async () => {
  const { subscribe, rows, mails, consents } = await openTestSubscriptions()
  expect(await subscribe(lise, { locale: 'en' })).toBeUndefined()
  expect(await rows()).toMatchObject([{ email: lise, state: 'pending', language: 'en', activatedAt: null }])
  expect(await mails()).toMatchObject([
    { purpose: 'newsletterActivation', recipient: lise, language: 'en', unsubscribe: null },
  ])
  expect((await mails())[0]?.text).toContain('https://www.example.org/en/newsletter/activation/')
  expect(await consents()).toMatchObject([{ subject: 1, version: 1, language: 'de' }])
})

test('looking at the link changes nothing, the button activates, and pressed again it says the same', async () => {
  const { subscribe, tokensTo, findActivation, activate, rows, time } = await openTestSubscriptions()
  await subscribe(lise)
  const link = await tokensTo(lise)
  for (let n = 0; n < 3; n += 1)
    expect(await findActivation(link)).toEqual({ state: 'pending', locale: 'de' })
  expect(await rows()).toMatchObject([{ state: 'pending' }])
  time.now = new Date(time.now.getTime() + hour)
  expect(await activate(link)).toEqual({ state: 'active', locale: 'de' })
  const activated = await rows()
  expect(activated).toMatchObject([{ state: 'active', activatedAt: time.now, expiresAt: null }])
  time.now = new Date(time.now.getTime() + hour)
  expect(await activate(link)).toEqual({ state: 'active', locale: 'de' })
  expect(await rows()).toEqual(activated)
})

test('an activation link expires after seven days, or when a newer one is sent', async () => {
  const { subscribe, tokensTo, activate, time } = await openTestSubscriptions()
  await subscribe(lise)
  const first = await tokensTo(lise)
  time.now = new Date(time.now.getTime() + minute)
  await subscribe(lise, { locale: 'en' })
  const second = await tokensTo(lise)
  await expect(activate(first)).rejects.toMatchObject({ code: 'linkExpired', status: 410 })
  time.now = new Date(time.now.getTime() + 7 * day)
  await expect(activate(second)).rejects.toMatchObject({ code: 'linkExpired' })
})

test('a sign-up that waits is renewed by the next one, and is still one', async () => {
  const { subscribe, tokensTo, activate, rows, time } = await openTestSubscriptions()
  await subscribe(lise)
  time.now = new Date(time.now.getTime() + 6 * day)
  await subscribe('Lise@Example.org', { locale: 'en' })
  expect(await rows()).toHaveLength(1)
  time.now = new Date(time.now.getTime() + 6 * day)
  expect(await activate(await tokensTo('Lise@example.org'))).toEqual({ state: 'active', locale: 'en' })
})

test('a double click sends one letter, and the same form ten minutes later another', async () => {
  const { subscribe, mails, rows, time } = await openTestSubscriptions()
  await Promise.all([subscribe(lise), subscribe(lise)])
  expect(await mails()).toHaveLength(1)
  time.now = new Date(time.now.getTime() + 11 * minute)
  await subscribe(lise)
  expect([await mails(), await rows()]).toMatchObject([{ length: 2 }, { length: 1 }])
})

test('both tokens of an address must belong to one subscription, each at its place', async () => {
  const { subscribe, tokensTo, activate, unsubscribe, rows } = await openTestSubscriptions()
  await subscribe(lise)
  await subscribe('otto@example.org')
  const [hers, his] = [await tokensTo(lise), await tokensTo('otto@example.org')]
  for (const [token, second] of [
    [hers.token, his.second],
    [his.token, hers.second],
    [hers.second, hers.token],
    [hers.token, 'x'],
    ['', hers.second],
  ] as const)
    await expect(activate({ token, second })).rejects.toMatchObject({ code: 'linkInvalid', status: 404 })
  await expect(unsubscribe(hers)).rejects.toMatchObject({ code: 'linkInvalid' })
  expect((await rows()).map(({ state }) => state)).toEqual(['pending', 'pending'])
})

test('an address that is known gets the same answer, and a letter with the link to its subscription', async () => {
  const { reader, subscribe, mails, rows, consents } = await openTestSubscriptions()
  await reader(lise)
  const before = [await rows(), await consents()]
  expect(await subscribe('LISE@example.org', { locale: 'en' })).toBeUndefined()
  expect([await rows(), await consents()]).toEqual(before)
  const last = (await mails()).at(-1)
  expect(last).toMatchObject({ purpose: 'newsletterKnown', recipient: lise, language: 'de' })
  expect(last?.text).toContain('https://www.example.org/de/newsletter/abmelden/')
  expect(last?.unsubscribe).toMatch(
    /^https:\/\/www\.example\.org\/api\/v1\/info\/newsletter\/unsubscription\//,
  )
})

test('unsubscribing deletes the address and its letters, sends a last one, and keeps the proof', async () => {
  const { reader, unsubscribe, findSubscription, rows, mails, consents, time } = await openTestSubscriptions()
  const link = await reader(lise)
  expect(await findSubscription(link)).toEqual({
    ...{ state: 'active', locale: 'de' },
    ...{ maskedEmail: 'l…@example.org', pausedUntil: null },
  })
  expect(await unsubscribe(link)).toEqual({ state: 'left', locale: 'de' })
  expect(await rows()).toMatchObject([
    { state: 'left', email: null, endedAt: time.now, activatedAt: expect.any(Date) },
  ])
  expect(await consents()).toHaveLength(1)
  expect(JSON.stringify(await rows())).not.toContain('lise')
  expect(await unsubscribe(link)).toEqual({ state: 'left', locale: 'de' })
  expect(await findSubscription(link)).toMatchObject({ state: 'left', locale: 'de', maskedEmail: null })
  expect(await mails()).toMatchObject([{ purpose: 'newsletterLeft', recipient: lise, language: 'de' }])
})

test('the link in the last letter subscribes again with a new consent, and a second click changes nothing', async () => {
  const site = await openTestSubscriptions()
  const { reader, unsubscribe, returnTo, findReturn, subscribeAgain, rows, consents } = site
  await unsubscribe(await reader(lise, { locale: 'en' }))
  const token = await returnTo(lise)
  expect(await findReturn(token)).toMatchObject({
    state: 'left',
    locale: 'en',
    maskedEmail: 'l…@example.org',
  })
  expect((await rows()).map(({ state }) => state)).toEqual(['left'])
  const pressed = [subscribeAgain(token, { consentVersion: 1 }), subscribeAgain(token)]
  for (const answer of await Promise.all(pressed)) expect(answer).toEqual({ state: 'active', locale: 'en' })
  expect(await findReturn(token)).toMatchObject({ state: 'active' })
  expect(await rows()).toMatchObject([
    { state: 'left', email: null },
    { state: 'active', email: lise, language: 'en', activatedAt: site.time.now },
  ])
  expect((await consents()).map(({ subject }) => subject)).toEqual((await rows()).map(({ id }) => id))
})

test('the link back is over after seven days, after leaving once more, and where staff stop the sending', async () => {
  const site = await openTestSubscriptions()
  const { reader, subscribe, tokensTo, unsubscribe, returnTo, findReturn, subscribeAgain, db, time } = site
  await unsubscribe(await reader(lise))
  const first = await returnTo(lise)
  await subscribeAgain(first)
  time.now = new Date(time.now.getTime() + 11 * minute)
  await subscribe(lise)
  await unsubscribe(await tokensTo(lise))
  const second = await returnTo(lise)
  const isOver = { code: 'linkExpired', status: 410 }
  await expect(findReturn(first)).rejects.toMatchObject(isOver)
  await expect(subscribeAgain(first)).rejects.toMatchObject(isOver)
  const start = time.now.getTime()
  time.now = new Date(start + 7 * day)
  await expect(subscribeAgain(second)).rejects.toMatchObject(isOver)
  time.now = new Date(start + 7 * day - 1)
  await expect(subscribeAgain(second, { consentVersion: 2 })).rejects.toMatchObject({ code: 'invalid' })
  await subscribeAgain(second)
  const stopped = { state: 'disabled', disabledReason: 'staff', disabledAt: time.now } as const
  await db.updateTable('newsletterSubscribers').set(stopped).where('state', '=', 'active').execute()
  await expect(subscribeAgain(second)).rejects.toMatchObject(isOver)
})

test('a forged link back is invalid', async () => {
  const { reader, unsubscribe, returnTo, findReturn, subscribeAgain, rows } = await openTestSubscriptions()
  const { token: other } = await reader('otto@example.org')
  await unsubscribe(await reader(lise))
  const token = await returnTo(lise)
  for (const wrong of ['', 'x', other, `A${token.slice(1)}`, token.slice(0, -4)]) {
    await expect(findReturn(wrong)).rejects.toMatchObject({ code: 'linkInvalid', status: 404 })
    await expect(subscribeAgain(wrong)).rejects.toMatchObject({ code: 'linkInvalid' })
  }
  expect((await rows()).map(({ state }) => state)).toEqual(['active', 'left'])
})

test('unsubscribing sends no letter to a stopped reader, nor to an address that refuses letters', async () => {
  const { reader, unsubscribe, db, secret, mails, time } = await openTestSubscriptions()
  const stopped = await reader(lise)
  const refusing = await reader('otto@example.org')
  await db
    .updateTable('newsletterSubscribers')
    .set({ state: 'disabled', disabledReason: 'complaint', disabledAt: time.now })
    .where('email', '=', lise)
    .execute()
  const mark = Buffer.from(refusalToken(secret, 'otto@example.org'), 'base64url').subarray(0, 32)
  await db.insertInto('refusedAddresses').values({ mark, createdAt: time.now }).execute()
  await unsubscribe(stopped)
  await unsubscribe(refusing)
  expect(await mails()).toEqual([])
})

test('a reader who has left can subscribe again, and an old unsubscribe link still works', async () => {
  const { reader, unsubscribe, subscribe, activate, tokensTo, rows } = await openTestSubscriptions()
  const link = await reader(lise)
  await unsubscribe(link)
  await subscribe(lise)
  await activate(await tokensTo(lise))
  expect((await rows()).map(({ state }) => state)).toEqual(['left', 'active'])
  expect(await unsubscribe(link)).toEqual({ state: 'left', locale: 'de' })
  expect((await rows()).map(({ state }) => state)).toEqual(['left', 'left'])
})

test('a link to activate does nothing any more after leaving', async () => {
  const { subscribe, tokensTo, activate, unsubscribe, rows } = await openTestSubscriptions()
  await subscribe(lise)
  const first = await tokensTo(lise)
  await activate(first)
  await subscribe(lise, { locale: 'en' })
  await unsubscribe(await tokensTo(lise))
  await expect(activate(first)).rejects.toMatchObject({ code: 'linkExpired' })
  expect(await rows()).toMatchObject([{ state: 'left' }])
})

test('the language can be changed by the link, but not after unsubscribing', async () => {
  const { reader, changeLanguage, unsubscribe, rows } = await openTestSubscriptions()
  const link = await reader(lise)
  expect(await changeLanguage(link, { locale: 'en' })).toEqual({ state: 'active', locale: 'en' })
  expect(await rows()).toMatchObject([{ language: 'en' }])
  await expect(changeLanguage(link, { locale: 'fr' })).rejects.toMatchObject({ code: 'invalid' })
  await unsubscribe(link)
  await expect(changeLanguage(link, { locale: 'de' })).rejects.toMatchObject({ code: 'linkExpired' })
})

test.each([
  [{ consent: false }, 'invalid'],
  [{ consent: undefined }, 'invalid'],
  [{ locale: 'fr' }, 'invalid'],
  [{ locale: undefined }, 'invalid'],
  [{ email: 'a@b.org>,<c@d.org' }, 'invalid'],
  [{ email: ['a@b.org'] }, 'invalid'],
  [{ consentVersion: 2 }, 'invalid'],
  [{ state: 'active' }, 'unknownField'],
])('%j is refused, and nothing is kept', async (given, code) => {
  const { subscribe, rows, mails } = await openTestSubscriptions()
  await expect(subscribe(lise, given)).rejects.toMatchObject({ code })
  expect([...(await rows()), ...(await mails())]).toEqual([])
})

test('a filled spam trap is refused, and nothing is stored', async () => {
  const { subscribe, rows, mails } = await openTestSubscriptions()
  await expect(subscribe(lise, { website: 'https://spam.example' })).rejects.toMatchObject({
    code: 'invalid',
  })
  expect([...(await rows()), ...(await mails())]).toEqual([])
})

test('letters are limited to three an hour for one address, and sign-ups are rate limited by IP address', async () => {
  const { subscribe, visit, limits } = await openTestSubscriptions()
  for (let n = 0; n < 3; n += 1) await subscribe(lise, { locale: n % 2 ? 'de' : 'en', seconds: n })
  await expect(subscribe('LISE@example.org')).rejects.toMatchObject({ code: 'tooMany', status: 429 })
  const fromOne = (n: number) =>
    visit('subscribe')({ email: `guest-${n}@example.org`, locale: 'de', consent: true }, { ip: '192.0.2.7' })
  await fromOne(0)
  for (let n = 1; n < limitTable.newsletter.times; n += 1) await limits.take('newsletter', '192.0.2.7')
  await expect(fromOne(20)).rejects.toMatchObject({ code: 'tooMany' })
})

test('wrong tokens count towards the rate limit, right ones do not', async () => {
  const { reader, visit } = await openTestSubscriptions()
  const { token, second } = await reader(lise)
  const ask = (given: object) => visit('findSubscription')(given, { ip: '192.0.2.8' })
  for (let n = 0; n < 40; n += 1) await ask({ token, deactivation: second })
  for (let n = 0; n < 30; n += 1)
    await expect(ask({ token: 'x', deactivation: second })).rejects.toMatchObject({ code: 'linkInvalid' })
  await expect(ask({ token: 'x', deactivation: second })).rejects.toMatchObject({ code: 'tooMany' })
  await ask({ token, deactivation: second })
})

test('unconfirmed sign-ups are deleted after seven days, proof three years after leaving, and readers stay', async () => {
  const { subscribe, reader, unsubscribe, rows, db, dependencies, time } = await openTestSubscriptions()
  await unsubscribe(await reader('otto@example.org'))
  await reader('mira@example.org')
  await subscribe(lise)
  const start = time.now.getTime()
  const statesAfter = async (days: number) => {
    time.now = new Date(start + days * day)
    await forget(dependencies, newsletterForgets)
    return (await rows()).map(({ state }) => state)
  }
  expect(await statesAfter(6.9)).toEqual(['left', 'active', 'pending'])
  expect(await statesAfter(7.1)).toEqual(['left', 'active'])
  expect(await statesAfter(1094)).toEqual(['left', 'active'])
  expect(await statesAfter(1096)).toEqual(['active'])
  const { subject } = await db.selectFrom('links').select('subject').distinct().executeTakeFirstOrThrow()
  expect(subject).toBe((await rows())[0]?.id)
})
