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

test.each(['cancel', 'erase'])(
  'after %s a form that had only been answered with the link registers again',
  async action => {
    const site = await openTestRegistrations()
    await site.createEvent()
    await site.register(1)
    await site.register(1, form)
    await site.act(await tokenIn(site, 1), action)
    await site.register(1, form)
    expect(await site.rowOf(1)).toMatchObject({ state: 'pending', ...form })
  },
)

test('after staff have cancelled a registration, its form can be sent again', async () => {
  const site = await openTestRegistrations()
  const { id } = await site.createEvent()
  await site.register(1)
  const { id: registrationId } = await site.rowOf(1)
  await site.manage('changeRegistrationByStaff')({ id, registrationId, action: 'cancel' })
  await site.register(1)
  expect((await site.rowOf(1)).state).toBe('pending')
})

test('after a seat has lapsed at the start of the event, its form can be sent again', async () => {
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

test('deleting a registration deletes the fingerprints of its forms, and keeps those of others', async () => {
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

test('deleting a registration while its form is sent again leaves one new registration', async () => {
  const site = await openTestRegistrations()
  await site.createEvent()
  await site.register(1)
  const token = await tokenIn(site, 1)
  await site.act(token, 'cancel')
  await Promise.all([site.act(token, 'erase'), site.register(1), site.register(1)])
  expect((await site.rows()).map(({ state }) => state)).toEqual(['pending'])
})
