import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareGiven, type GivenNames, readGiven } from './given-names.ts'

const compared = (a: string, b: string) => compareGiven(readGiven(a), readGiven(b))

test.each<[string, string, GivenNames]>([
  ['Jean', 'Jean', 'full'],
  ['Jean-Paul', 'Jean Paul', 'full'],
  ['Xian-Jun', 'Xianjun', 'full'],
  ['Guangyu M', 'Guang-yu M', 'full'],
  ['Élodie', 'Elodie', 'full'],
  ['Alex', 'Alexander', 'full'],
  ['Jörg', 'Joerg', 'full'],
  ['Juergen', 'Jurgen', 'full'],
  ['Katharina', 'Katarina', 'full'],
  ['Mark', 'Mark E.', 'full'],
  ['ME', 'M. E.', 'initials'],
  ['Mark E.', 'ME', 'initials'],
  ['M', 'Mark', 'open'],
  ['M', 'Mark E.', 'open'],
  ['', 'Mark', 'open'],
  ['Mark E.', 'Mark K.', 'otherInitials'],
  ['JM', 'JK', 'otherInitials'],
  ['Mark', 'Martin', 'other'],
  ['Jan', 'Jana', 'other'],
  ['Maria', 'Marie', 'other'],
  ['Raquel', 'Ruben', 'other'],
  ['A', 'B', 'other'],
])('%j and %j: %s', (a, b, expected) => {
  expect(compared(a, b)).toBe(expected)
})

test('it does not matter which of two names is looked at first, and a name is never another than itself', () => {
  const given = fc.oneof(
    fc.stringMatching(/^[A-ZÄÖ][a-zäöé]{0,7}([ -][A-Z][a-z]{0,3})?$/),
    fc.constantFrom('', 'J', 'JM', 'J. M.'),
  )
  fc.assert(
    fc.property(given, given, (a, b) => {
      expect(compared(a, b)).toBe(compared(b, a))
      expect(['full', 'initials', 'open']).toContain(compared(a, a))
    }),
  )
})
