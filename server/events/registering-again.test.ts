import { expect, test } from 'vitest'
import { openTestRegistrations, tokenIn } from './test-registrations.ts'

const form = { firstName: 'Wieda' }

test.each(['cancel', 'erase'])('after %s the same form registers anew, with a letter', async action => {
  const site = await openTestRegistrations()
  await site.createEvent()
  await site.register(1, form)
  await site.act(await tokenIn(site, 1), action)
  const before = (await site.mails()).length
  expect(await site.register(1, form)).toEqual({ state: 'pending' })
  expect((await site.rowOf(1)).state).toBe('pending')
  expect((await site.mails()).length).toBe(before + 1)
})

test.each(['cancel', 'erase'])('after %s so does a form that had only mailed the link', async action => {
  const site = await openTestRegistrations()
  await site.createEvent()
  await site.register(1)
  await site.register(1, form)
  await site.act(await tokenIn(site, 1), action)
  await site.register(1, form)
  expect(await site.rowOf(1)).toMatchObject({ state: 'pending', ...form })
})

test('whom staff have cancelled registers anew with the same form', async () => {
  const site = await openTestRegistrations()
  const { id } = await site.createEvent()
  await site.register(1)
  const { id: registrationId } = await site.rowOf(1)
  await site.manage('changeRegistrationByStaff')({ id, registrationId, action: 'cancel' })
  await site.register(1)
  expect((await site.rowOf(1)).state).toBe('pending')
})

test('whose seat was held in vain until the start registers anew with the same form', async () => {
  const site = await openTestRegistrations()
  const times = { start: '2027-03-12T18:00:00Z', end: '2027-03-12T21:00:00Z' }
  await site.createEvent(times)
  await site.register(1)
  site.time.now = new Date('2027-03-12T19:00:00Z')
  await site.register(2)
  expect((await site.rowOf(1)).state).toBe('lapsed')
  await site.register(1)
  expect((await site.rowOf(1)).state).toBe('pending')
})

test('after cancelling, the same form three times at once is one registration', async () => {
  const site = await openTestRegistrations()
  await site.createEvent()
  await site.register(1)
  await site.act(await tokenIn(site, 1), 'cancel')
  const before = (await site.mails()).length
  const answers = await Promise.all([site.register(1), site.register(1), site.register(1)])
  expect(answers).toEqual(Array(3).fill({ state: 'pending' }))
  expect((await site.rows()).map(({ state }) => state)).toEqual(['cancelled', 'pending'])
  expect((await site.mails()).length).toBe(before + 1)
})

test('who deletes their registration leaves no fingerprint of any form, and those of others stay', async () => {
  const site = await openTestRegistrations()
  await site.createEvent()
  await site.register(1)
  await site.register(1, form)
  await site.register(2)
  await site.act(await tokenIn(site, 1), 'erase')
  expect(await site.db.selectFrom('repeats').selectAll().execute()).toHaveLength(1)
  await site.register(2)
  expect(await site.rows()).toHaveLength(1)
})

test('erasing and the same form at once end, whichever comes first', async () => {
  const site = await openTestRegistrations()
  await site.createEvent()
  await site.register(1)
  const token = await tokenIn(site, 1)
  await site.act(token, 'cancel')
  await Promise.all([site.act(token, 'erase'), site.register(1), site.register(1)])
  expect((await site.rows()).map(({ state }) => state)).toEqual(['pending'])
})
