import { expect, test } from 'vitest'
import { staff } from '#server/platform/calls/test-calls.ts'
import { newsletterRouter } from './router.ts'
import { openTestSubscriptions } from './test-subscriptions.ts'

const specialist = staff(1, 'canEditSpecials')

test('recipients are listed with state, language and times, found by words, state, language and days', async () => {
  const { list, time } = await prepare()
  expect(await list({})).toMatchObject({
    count: 3,
    rows: [
      { email: 'mira@example.org', state: 'pending', locale: 'de', disabled: false, activatedAt: null },
      { email: 'otto@example.org', state: 'active', locale: 'en', createdAt: time.now.toISOString() },
      { email: 'lise@example.org', state: 'active', locale: 'de', expiresAt: null },
    ],
  })
  const found = async (query: object) => (await list(query)).rows.map(({ email }) => email.split('@')[0])
  expect(await found({ q: 'OTTO' })).toEqual(['otto'])
  expect(await found({ state: 'active' })).toEqual(['otto', 'lise'])
  expect(await found({ locale: 'en' })).toEqual(['otto'])
  expect(await found({ sort: 'email' })).toEqual(['lise', 'mira', 'otto'])
  expect(await found({ createdFrom: '2027-03-13' })).toEqual([])
  await expect(list({ state: 'left' })).rejects.toMatchObject({ code: 'invalid' })
})

test('readers who have left are not listed, and the marks of addresses are not sent', async () => {
  const { list, unsubscribe, lise } = await prepare()
  await unsubscribe(lise)
  const listed = await list({})
  expect(listed.count).toBe(2)
  expect(JSON.stringify(listed)).not.toMatch(/lise|mark/)
})

test('staff can stop and resume the sending, once each in the audit log', async () => {
  const { list, disable, db, idOf } = await prepare()
  const id = await idOf('lise@example.org')
  expect(await disable({ id: String(id) })).toMatchObject({ id, state: 'disabled', disabled: true })
  expect(await disable({ id: String(id), disabled: true })).toMatchObject({ state: 'disabled' })
  expect((await list({ state: 'disabled' })).count).toBe(1)
  expect(await disable({ id: String(id), disabled: false })).toMatchObject({ state: 'active' })
  const audit = await db.selectFrom('audit').select(['action', 'entity', 'entityId']).orderBy('id').execute()
  expect(audit).toEqual([
    { action: 'disable', entity: 'subscription', entityId: id },
    { action: 'enable', entity: 'subscription', entityId: id },
  ])
})

test('staff can neither stop nor confirm an unconfirmed or unknown reader', async () => {
  const { disable, idOf, rows } = await prepare()
  const id = await idOf('mira@example.org')
  for (const disabled of [true, false])
    await expect(disable({ id: String(id), disabled })).rejects.toMatchObject({ code: 'notFound' })
  await expect(disable({ id: '999' })).rejects.toMatchObject({ code: 'notFound' })
  expect((await rows()).map(({ state }) => state)).toEqual(['active', 'active', 'pending'])
})

test('a stopped reader can unsubscribe, or come back by a new confirmation', async () => {
  const { disable, idOf, subscribe, activate, tokensTo, unsubscribe, lise, otto, rows } = await prepare()
  await disable({ id: String(await idOf('lise@example.org')) })
  await subscribe('lise@example.org', { locale: 'en' })
  await activate(await tokensTo('lise@example.org'))
  expect((await rows()).map(({ state }) => state)).toEqual(['left', 'active', 'pending', 'active'])
  await disable({ id: String(await idOf('otto@example.org')) })
  expect(await unsubscribe(otto)).toEqual({ state: 'left', locale: 'en' })
  expect(await unsubscribe(lise)).toEqual({ state: 'left', locale: 'en' })
  expect((await rows()).map(({ state }) => state)).toEqual(['left', 'left', 'pending', 'left'])
})

test('an old activation link is expired for a stopped reader', async () => {
  const { disable, idOf, subscribe, activate, tokensTo, findActivation } = await prepare()
  await subscribe('ada@example.org')
  const link = await tokensTo('ada@example.org')
  await activate(link)
  await disable({ id: String(await idOf('ada@example.org')) })
  for (const call of [activate, findActivation])
    await expect(call(link)).rejects.toMatchObject({ code: 'linkExpired' })
})

test('the list is for those who write newsletters', async () => {
  const { list, disable } = await prepare()
  for (const call of [list, disable]) {
    await expect(call({ id: '1' }, { caller: staff(1, 'canEditNews') })).rejects.toMatchObject({
      code: 'notAllowed',
    })
    await expect(call({ id: '1' }, { caller: null })).rejects.toMatchObject({ code: 'notLoggedIn' })
  }
})

type Rows = { count: number; rows: { email: string }[] }

/** Lise reads German, Otto English, Mira has not confirmed. */
async function prepare() {
  const site = await openTestSubscriptions()
  const { db, call } = site
  const person = { username: 'kim', email: 'kim@example.org', roleId: 1, statusId: 1 }
  await db.insertInto('users').values(person).execute()
  const lise = await site.reader('lise@example.org')
  const otto = await site.reader('otto@example.org', { locale: 'en' })
  await site.subscribe('mira@example.org')
  const asStaff = (name: 'recipients' | 'disable') => {
    const done = call(`newsletter.backstage.${name}`, newsletterRouter.backstage[name] as never)
    return (input: object, asking: object = {}) => done(input, { caller: specialist, ...asking })
  }
  return {
    ...site,
    ...{ lise, otto },
    list: asStaff('recipients') as (input: object, asking?: object) => Promise<Rows>,
    disable: asStaff('disable'),
    idOf: async (email: string) =>
      (
        await db
          .selectFrom('newsletterSubscribers')
          .select('id')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
      ).id,
  }
}
