import { expect, test } from 'vitest'
import { folded } from '#contract/folding.ts'
import { searchPatterns } from './search-text.ts'

test('umlauts, their transcriptions and their base letters are equal', () => {
  for (const word of ['Größe', 'Groesse', 'GRÖSSE', 'grosse']) expect(folded(word)).toBe(folded('größe'))
  expect(folded('Señor Øyvind')).toBe(folded('senor øyvind'))
})

test('wildcards in a pattern are escaped', () =>
  expect(searchPatterns('100 %_\\')).toEqual(['%100%', '%\\%\\_\\\\%']))

test('a word that another one holds is looked for with it, and each once', () => {
  expect(searchPatterns('Spule spule SPULEN')).toEqual(['%spulen%'])
  expect(searchPatterns('7T 7')).toEqual(['%7t%'])
  expect(searchPatterns('e e e')).toEqual(['%e%'])
})

test('of many words the eight longest are looked for', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  expect(searchPatterns(letters.join(' '))).toHaveLength(8)
  expect(searchPatterns(`${letters.join(' ')} xy zw`).slice(0, 2)).toEqual(['%xy%', '%zw%'])
})

test('a search of nothing but spaces looks for nothing', () => expect(searchPatterns(' \n ')).toEqual([]))
