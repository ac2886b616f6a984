import { expect, test } from 'vitest'
import { eventFiltersIn, isOfKind } from './overview.ts'

test.each([
  ['', {}],
  ['kind=online&year=2026', { kind: 'online', year: '2026' }],
  ['kind=lecture', { kind: 'lecture' }],
  ['month=3&registration=1', { month: 3, registration: '1' }],
  ['month=13&registration=2', {}],
  ['kind=party&year=26', {}],
  ['year=20260', {}],
])('the query ?%s filters by %o', (query, asked) =>
  expect(eventFiltersIn(new URLSearchParams(query))).toEqual(asked),
)

test('a hybrid event matches both kinds of attendance, and a lecture only its own kind', () => {
  const event = { attendance: 'hybrid', isHahnLecture: false }
  expect([isOfKind(event, 'inPresence'), isOfKind(event, 'online'), isOfKind(event, 'lecture')]).toEqual([
    ...[true, true, false],
  ])
  expect(isOfKind({ attendance: 'online', isHahnLecture: true }, 'inPresence')).toBe(false)
  expect(isOfKind({ attendance: 'online', isHahnLecture: true }, 'lecture')).toBe(true)
})
