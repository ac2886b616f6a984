import { expect, test } from 'vitest'
import { withGuests } from './test-registrations.ts'
import { waitingLists } from './waiting-lists.ts'

test('staff hear of guests who wait for a seat: how many, who longest and since when, until the event begins', async () => {
  const { site, id, act } = await withGuests(3, { inPresence: { isOffered: true, capacity: 1 } })
  const waiting = { name: 'waitingList', kind: 'events', id, title: { de: 'Tag der offenen Tür' } }
  const since = site.time.now.toISOString()
  const found = () => waitingLists(site.dependencies)
  expect(await found()).toMatchObject([
    { ...waiting, count: 2, by: 'Änne Groß 2', since, due: '2027-04-12T15:00:00.000Z' },
  ])
  await act(2, 'cancel')
  expect(await found()).toMatchObject([{ ...waiting, count: 1, by: 'Änne Groß 3' }])
  site.time.now = new Date('2027-04-12T15:00:01Z')
  expect(await found()).toEqual([])
})
