import { expect, test } from 'vitest'
import { byDecade } from './decades.ts'

const editions = [2031, 2029, 2020, 2019].map(year => ({ year }))
const yearsOf = (asked: string | null) => byDecade(editions, asked).editions.map(({ year }) => year)

test('a decade goes from its round year to the one before the next', () => {
  expect(byDecade(editions, '2020').decades).toEqual(['2030', '2020', '2010'])
  expect(yearsOf('2020')).toEqual([2029, 2020])
  expect(yearsOf('2010')).toEqual([2019])
})

test('a decade without a lecture, or an invalid one, shows all editions', () => {
  for (const asked of [null, '', '1990', '2024', '__proto__'])
    expect([asked, byDecade(editions, asked).decade, yearsOf(asked)]).toEqual([
      asked,
      null,
      [2031, 2029, 2020, 2019],
    ])
})
