import { expect, test } from 'vitest'
import { lostRows } from './kept.ts'

const row = { id: 1, title: { de: 'Titel' }, created_at: '2027-03-12T16:00:00Z' }

test('a missing or changed row counts as lost', () => {
  expect(lostRows({ news: [row] }, { news: [row] })).toEqual([])
  expect(lostRows({ news: [row] }, { news: [{ ...row, id: 2 }] })).toHaveLength(1)
  expect(lostRows({ news: [row] }, { news: [{ ...row, title: { de: 'Tite' } }] })).toHaveLength(1)
})

test('a missing session counts as lost only if it would still be valid', () => {
  const session = { id: 1, user_id: 1, ended_at: null, ends_at: '2027-03-12T16:00:00+00:00' }
  const after = { sessions: [] }
  expect(lostRows({ sessions: [session] }, after, new Date('2027-03-12T17:00:01Z'))).toEqual([])
  expect(lostRows({ sessions: [session] }, after, new Date('2027-03-12T15:59:00Z'))).toHaveLength(1)
  const ended = { ...session, ends_at: '2027-03-19T16:00:00+00:00', ended_at: '2027-03-12T15:00:00+00:00' }
  expect(lostRows({ sessions: [ended] }, after, new Date('2027-03-12T16:00:00Z'))).toEqual([])
})
