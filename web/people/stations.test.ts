import { expect, test } from 'vitest'
import { cvText } from '#contract/people/cv.ts'
import { blankStation, lackOf, linesFrom, stationsIn } from './stations.ts'

const cv = '2015–2019: Promotion\n2019–: Gruppenleitung'

test('a CV is written as it was read', () => {
  expect(linesFrom(stationsIn(cv))).toBe(cv)
})

test('a station without a year is kept, and refused', () => {
  const begun = [...stationsIn(cv), { ...blankStation, event: 'Gastaufenthalt' }]
  expect(linesFrom(begun)).toBe(`${cv}\n: Gastaufenthalt`)
  expect(stationsIn(linesFrom(begun))).toEqual(begun)
  expect(cvText.safeParse(linesFrom(begun)).success).toBe(false)
})

test('an empty station is not written', () => {
  expect(linesFrom([...stationsIn(cv), blankStation])).toBe(cv)
})

test.each([
  [{}, null],
  [{ event: 'Gastaufenthalt' }, 'year'],
  [{ isOpen: true }, 'year'],
  [{ from: '2019' }, 'event'],
  [{ from: '19', event: 'Gastaufenthalt' }, 'times'],
  [{ from: '2019', to: '2015', event: 'Gastaufenthalt' }, 'times'],
  [{ from: '2019', event: 'Gastaufenthalt' }, null],
] as const)('%o lacks %s', (given, lack) => {
  expect(lackOf({ ...blankStation, ...given })).toBe(lack)
})
