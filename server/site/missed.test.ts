import { expect, test } from 'vitest'
import type { MissedKind } from '#contract/site/missed.ts'
import { forget } from '#server/platform/retention/retention.ts'
import { siteForgets } from './forgets.ts'
import { openMissedCalls } from './test-missed.ts'

test('staff see addresses requested three times and searches made twice, the most frequent first', async () => {
  const { note, shown } = await openMissedCalls()
  await note('address', '/de/once', 1)
  await note('address', '/de/twice', 2)
  await note('address', '/de/thrice', 3)
  await note('address', '/de/often', 9)
  await note('question', 'once', 1)
  await note('question', 'twice', 2)
  expect(await shown('address')).toEqual([
    ['/de/often', 9],
    ['/de/thrice', 3],
  ])
  expect(await shown('question')).toEqual([['twice', 2]])
})

test('a dismissed address stays off the list until it is put back', async () => {
  const { ask, note, shown } = await openMissedCalls()
  await note('address', '/de/alt', 3)
  await note('question', 'faser', 3)
  const alt = { kind: 'address', language: null, asked: '/de/alt' }
  await ask.missed('dismiss', { ...alt, isDismissed: true })
  await note('address', '/de/alt', 3)
  expect(await shown('address')).toEqual([])
  expect(await shown('question')).toEqual([['faser', 3]])
  await ask.missed('dismiss', { ...alt, isDismissed: false })
  expect(await shown('address')).toEqual([['/de/alt', 6]])
  const unknown = { ...alt, asked: '/de/nix', isDismissed: true }
  await expect(ask.missed('dismiss', unknown)).rejects.toMatchObject({ status: 404 })
})

test('the list has at most a hundred rows', async () => {
  const { note, shown } = await openMissedCalls()
  for (let n = 0; n < 105; n += 1) await note('address', `/de/old-${n}`, 3)
  expect(await shown('address')).toHaveLength(100)
})

test('a search without results is counted in normalised form, by language, on its first page only', async () => {
  const { search, shown, ask, flush } = await openMissedCalls()
  for (const q of ['Quarkel', ' quarkel ']) await search({ q })
  await search({ q: 'Quarkel', page: 2 })
  await search({ q: 'quarkel' }, 'en')
  for (const q of ['die und das', '%&?', 'ada@example.org', '0201 1836070']) {
    await search({ q })
    await search({ q })
  }
  await flush()
  expect(await shown('question')).toEqual([['quarkel', 2]])
  const { rows } = await ask.missed('list', { kind: 'question' })
  expect(rows[0]?.language).toBe('de')
})

test('a search with results, of a robot, or of staff in backstage is not counted', async () => {
  const { search, findForStaff, synonyms, writePage, flush, calls } = await openMissedCalls()
  await writePage('Spule')
  await search({ q: 'Spule' })
  await synonyms(['quarkel', 'spule'])
  await search({ q: 'quarkel' })
  await search({ q: 'nowhere' }, 'de', 'Examplebot/1.0')
  await findForStaff('nowhere')
  await flush()
  expect(await calls.db.selectFrom('missedRequests').selectAll().execute()).toEqual([])
})

test('a search is off the list once staff have added a synonym', async () => {
  const { note, shown, synonyms } = await openMissedCalls()
  await note('question', 'quarkel', 2)
  await note('question', 'anderes', 2)
  await synonyms(['Quarkel', 'Spule'])
  expect(await shown('question')).toEqual([['anderes', 2]])
})

test.each<[MissedKind, string]>([
  ['address', '/de/alt'],
  ['question', 'faser'],
])('missed requests such as %s are deleted 90 days after the last one', async (kind, asked) => {
  const { calls, note, shown } = await openMissedCalls()
  await note(kind, asked, 3)
  calls.time.now = new Date('2027-05-01T12:00:00Z')
  await note(kind, asked, 1)
  calls.time.now = new Date('2027-07-29T12:00:00Z')
  await forget(calls.dependencies, siteForgets)
  expect(await shown(kind)).toEqual([[asked, 4]])
  calls.time.now = new Date('2027-07-31T12:00:00Z')
  await forget(calls.dependencies, siteForgets)
  expect(await shown(kind)).toEqual([])
})
