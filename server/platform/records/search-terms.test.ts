import { expect, test } from 'vitest'
import { synonymsIn, termsIn, tsqueryOf, wordsOfTerms } from './search-terms.ts'
import { wordsIn } from './search-words.ts'

const known = synonymsIn([
  ['Faser', 'fibre', 'fiber'],
  ['7 Tesla', '7T'],
  ['fMRT', 'funktionelle MRT'],
  ['MRT', 'Kernspin'],
])
const asked = (q: string) => termsIn(wordsIn(q), known)

test('a word is expanded to its synonyms, whatever its case', () => {
  expect(asked('FIBER')).toEqual([[['fiber'], ['faser'], ['fibre']]])
  expect(asked('Gehirn')).toEqual([[['gehirn']]])
})

test('of several words the longest run that has synonyms counts', () => {
  expect(asked('funktionelle MRT bei 7 Tesla')).toEqual([
    [['funktionele', 'mrt'], ['fmrt']],
    [['bei']],
    [['7', 'tesla'], ['7t']],
  ])
  expect(wordsOfTerms(asked('7T Faser'))).toEqual(['7t', '7', 'tesla', 'faser', 'fibre', 'fiber'])
})

test('the words of a query may stand anywhere, those of a synonym must be adjacent', () => {
  expect(tsqueryOf(asked('Bild 7T'), ':*')).toBe('((bild:*)) & ((7t:*) | (7 <-> tesla:*))')
  expect(tsqueryOf(asked('7 Tesla'), '')).toBe('((7 & tesla) | (7t))')
})

test('synonyms without letters or digits are ignored', () => expect(synonymsIn([['–', '%']]).size).toBe(0))
