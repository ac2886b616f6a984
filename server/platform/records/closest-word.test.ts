import { expect, test } from 'vitest'
import { closestWords } from './closest-word.ts'

const closestWord = (word: string, words: string[]) => closestWords(word, words)[0] ?? null
const known = ['spule', 'erinerung', 'vorlesung', 'hahn', 'spektroskopie']

test('one wrong letter, one missing and two swapped lead to the word that was meant', () => {
  expect(closestWord('spukle', known)).toBe('spule')
  expect(closestWord('spul', known)).toBe('spule')
  expect(closestWord('hanh', known)).toBe('hahn')
  expect(closestWord('vorlsung', known)).toBe('vorlesung')
})

test('two are forgiven in a long word, not in a short one', () => {
  expect(closestWord('spktrskpie', known)).toBeNull()
  expect(closestWord('spectroscopie', known)).toBe('spektroskopie')
  expect(closestWord('spall', known)).toBeNull()
  expect(closestWord('abc', known)).toBeNull()
})

test('a name that was only heard is found where one letter more is wrong', () => {
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
])('%s is a word, not an error in %s', (word, other) => expect(closestWord(word, [other])).toBeNull())
