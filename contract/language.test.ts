import { expect, test } from 'vitest'
import { negotiateLanguage } from './language.ts'

const wishes: [header: string | undefined, language: 'de' | 'en'][] = [
  [undefined, 'de'],
  ['', 'de'],
  ['en', 'en'],
  ['EN-gb', 'en'],
  ['fr, en;q=0.5, de;q=0.4', 'en'],
  ['de;q=0.8, en;q=0.9', 'en'],
  ['en;q=0, de;q=0.1', 'de'],
  ['fr', 'de'],
  ['*', 'de'],
  [`fr${' '.repeat(200)}, en`, 'en'],
]

test.each(wishes)('the header %j gives the language %s, also when repeated', (header, language) => {
  expect([negotiateLanguage(header), negotiateLanguage(header)]).toEqual([language, language])
})

test('the language is still correct after a thousand other headers', () => {
  for (let n = 0; n < 1000; n += 1) negotiateLanguage(`x${n}, en;q=0.5`)
  expect(negotiateLanguage('de-DE, en;q=0.9')).toBe('de')
  expect(negotiateLanguage('en-GB, de;q=0.9')).toBe('en')
})
