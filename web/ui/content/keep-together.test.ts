import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

const shown = (text: string) => String(keepTogether(text)).replaceAll('\u00a0', '_')

test.each([
  ['Mit 7 und 9,4 Tesla', 'Mit 7_und 9,4_Tesla'],
  ['vom 14. März 2024', 'vom 14._März 2024'],
  ['on 1 April and on 1 October', 'on 1_April and on 1_October'],
  ['nach § 27a und § 5 DDG', 'nach §_27a und §_5_DDG'],
  ['Telefon +49 30 0000 1', 'Telefon +49_30_0000_1'],
])('%s: numbers stay with what they count', (text, whole) => {
  expect(shown(text)).toBe(whole)
})

test.each([['In 1950 he described it'], ['12345 Larmorstadt'], ['seit 2006'], ['CA3 bleibt']])(
  '%s: a year or a code and a word may wrap',
  text => {
    expect(keepTogether(text)).toBe(text)
  },
)
