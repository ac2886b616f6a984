import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

const words = (count: number) => Array.from({ length: count }, (_, n) => `Wort${n}`).join(' ')

test('two hundred words take a minute, and less than two minutes are not told', () => {
  expect(readingMinutes('')).toBeNull()
  expect(readingMinutes(words(299))).toBeNull()
  expect(readingMinutes(words(300))).toBe(2)
  expect(readingMinutes(words(2000))).toBe(10)
})

test('a figure and a compound are one word each, signs are none', () => {
  expect(readingMinutes('298,0 MHz – Ultrahochfeld-MRT '.repeat(200))).toBe(3)
})
