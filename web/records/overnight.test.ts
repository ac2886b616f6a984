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
])('%s is interpreted as meant', (_, given, meant) => expect(meantEnd(evening, at(given))).toBe(at(meant)))

test('an end in the night of the clock change is on the next day', () =>
  expect(meantEnd(at('2027-03-27T20:00'), at('2027-03-27T03:30'))).toBe(at('2027-03-28T03:30')))

test('only an end on the next day is reported as such', () => {
  expect(isOnNextDay(evening, at('2027-03-13T01:00'))).toBe(true)
  for (const end of [at('2027-03-12T23:59'), at('2027-03-14T01:00'), null])
    expect(isOnNextDay(evening, end)).toBe(false)
})
