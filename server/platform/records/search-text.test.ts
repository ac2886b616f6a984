import { expect, test } from 'vitest'
import { folded } from '#contract/folding.ts'
import { searchPatterns } from './search-text.ts'

test('umlauts, their spellings and their bare letters are one', () => {
  for (const word of ['Größe', 'Groesse', 'GRÖSSE', 'grosse']) expect(folded(word)).toBe(folded('größe'))
  expect(folded('Señor Øyvind')).toBe(folded('senor øyvind'))
})

test('signs of a pattern mean themselves', () =>
  expect(searchPatterns('100 %_\\')).toEqual(['%100%', '%\\%\\_\\\\%']))

test('a search of nothing but spaces looks for nothing', () => expect(searchPatterns(' \n ')).toEqual([]))
