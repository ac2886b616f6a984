import { expect, test } from 'vitest'
import { momentInBerlin } from './berlin-time.ts'
import { isOnNextDay, meantEnd } from './overnight.ts'

const at = (clock: string) => momentInBerlin(clock)
const evening = at('2027-03-12T20:00')

test.each([
  ['an end before the begin on the same day', '2027-03-12T01:00', '2027-03-13T01:00'],
  ['an end at midnight of the same day', '2027-03-12T00:00', '2027-03-13T00:00'],
  ['an end later on the same day', '2027-03-12T22:00', '2027-03-12T22:00'],
  ['an end at the begin', '2027-03-12T20:00', '2027-03-12T20:00'],
  ['an end on the next day', '2027-03-13T01:00', '2027-03-13T01:00'],
  ['an end an hour before the begin, which is a mistake', '2027-03-12T19:00', '2027-03-12T19:00'],
  ['an end on an earlier day, which is a mistake', '2027-03-11T22:00', '2027-03-11T22:00'],
])('%s is meant as it is understood', (_, given, meant) =>
  expect(meantEnd(evening, at(given))).toBe(at(meant)),
)

test('the night in which the clock is put forward is a night', () =>
  expect(meantEnd(at('2027-03-27T20:00'), at('2027-03-27T03:30'))).toBe(at('2027-03-28T03:30')))

test('what ends on the next day is told, and nothing else', () => {
  expect(isOnNextDay(evening, at('2027-03-13T01:00'))).toBe(true)
  for (const end of [at('2027-03-12T23:59'), at('2027-03-14T01:00'), null])
    expect(isOnNextDay(evening, end)).toBe(false)
})
