import { expect, test } from 'vitest'
import { closestWords } from './closest-word.ts'

const closestWord = (word: string, words: string[]) => closestWords(word, words)[0] ?? null
const known = ['spule', 'erinerung', 'vorlesung', 'hahn', 'spektroskopie']

test('a word with a letter too many, a missing letter or two swapped letters is corrected', () => {
  expect(closestWord('spukle', known)).toBe('spule')
  expect(closestWord('spul', known)).toBe('spule')
  expect(closestWord('hanh', known)).toBe('hahn')
  expect(closestWord('vorlsung', known)).toBe('vorlesung')
})

test('two errors are corrected in a long word, not in a short one', () => {
  expect(closestWord('spktrskpie', known)).toBeNull()
  expect(closestWord('spectroscopie', known)).toBe('spektroskopie')
  expect(closestWord('spall', known)).toBeNull()
  expect(closestWord('abc', known)).toBeNull()
})

test('a name spelt by its sound is corrected with one more error', () => {
  expect(closestWord('maier', ['meyer', 'mauern'])).toBe('meyer')
  expect(closestWord('maier', ['bauer', 'feier'])).toBe(null)
  expect(closestWord('lindkwist', ['lindqvist'])).toBe('lindqvist')
})

test.each([
  ['geld', 'feld'],
  ['geld', 'cold'],
  ['umfrage', 'anfrage'],
  ['kind', 'king'],
  ['wand', 'wald'],
  ['haus', 'maus'],
  ['umlauf', 'ablauf'],
])('%s is no misspelling of %s', (word, other) => expect(closestWord(word, [other])).toBeNull())
