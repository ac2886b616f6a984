import { expect, test } from 'vitest'
import { expireSeats, sendEventLetters } from './registration-jobs.ts'
import { tokenIn, withGuests } from './test-registrations.ts'

const seats = (capacity: number) => ({ inPresence: { isOffered: true, capacity } })
const twoDays = 48 * 60 * 60 * 1000 // milliseconds

test('reducing the seats moves the last guests back to the waiting list, also confirmed or offered ones', async () => {
  const { site, event, id, act } = await withGuests(4, seats(3))
  for (const n of [1, 2]) await act(n, 'confirm')
  await act(3, 'cancel')
  const statesOfAll = async () => (await site.rows()).map(({ state }) => state)
  expect(await statesOfAll()).toEqual(['confirmed', 'confirmed', 'cancelled', 'offered'])
  const registration = { ...event.registration, ...seats(1) }
  await site.manage('change')({ id, version: event.version, registration, confirm: true })
  expect(await statesOfAll()).toEqual(['confirmed', 'waiting', 'cancelled', 'waiting'])
  await sendEventLetters(site.dependencies)
  const purposes = await Promise.all([1, 2, 4].map(async n => (await site.mailsTo(n)).at(-1)?.purpose))
  expect(purposes).toEqual(['registration confirmed', 'registration movedBack', 'registration movedBack'])
})

test('an offered seat that is declined goes to the next', async () => {
  const { site, act } = await withGuests(3, seats(1))
  await act(1, 'cancel')
  expect(await site.act(await tokenIn(site, 2), 'cancel')).toMatchObject({ state: 'cancelled' })
  expect((await site.rows()).map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'offered'])
})

test('staff restore what has lapsed: to the waiting list while no seat is free, else to a seat', async () => {
  const { site, act } = await withGuests(2, seats(1))
  site.time.now = new Date(site.time.now.getTime() + twoDays)
  await expireSeats(site.dependencies)
  expect((await site.rows()).map(({ state }) => state)).toEqual(['lapsed', 'offered'])
  expect(await act(1, 'restore')).toMatchObject({ state: 'waiting' })
  await act(1, 'cancel')
  site.time.now = new Date(site.time.now.getTime() + twoDays)
  await expireSeats(site.dependencies)
  expect((await site.rows()).map(({ state }) => state)).toEqual(['cancelled', 'lapsed'])
  expect(await act(2, 'restore')).toMatchObject({ state: 'confirmed' })
})

test('an offered seat that nobody accepts in two days goes to the next', async () => {
  const { site, act } = await withGuests(3, seats(1))
  await act(1, 'cancel')
  const token = await tokenIn(site, 2)
  site.time.now = new Date(site.time.now.getTime() + twoDays - 1)
  await expireSeats(site.dependencies)
  expect((await site.rowOf(2)).state).toBe('offered')
  site.time.now = new Date(site.time.now.getTime() + 1)
  await expireSeats(site.dependencies)
  expect((await site.rows()).map(({ state }) => state)).toEqual(['cancelled', 'lapsed', 'offered'])
  await expect(site.act(token, 'accept')).rejects.toMatchObject({ code: 'registrationOver' })
})

test('leaving the waiting list moves up the guests behind', async () => {
  const { site } = await withGuests(3, seats(1))
  const [second, third] = [await tokenIn(site, 2), await tokenIn(site, 3)]
  expect(await site.find(third)).toMatchObject({ registration: { position: 2 } })
  expect(await site.act(second, 'cancel')).toMatchObject({ state: 'cancelled' })
  expect(await site.find(third)).toMatchObject({ registration: { position: 1 } })
})
