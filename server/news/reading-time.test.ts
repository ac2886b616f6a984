import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

const words = (count: number) => Array.from({ length: count }, (_, n) => `Wort${n}`).join(' ')

test('the reading time is a minute for 200 words, and shown from two minutes on', () => {
  expect(readingMinutes('')).toBeNull()
  expect(readingMinutes(words(299))).toBeNull()
  expect(readingMinutes(words(300))).toBe(2)
  expect(readingMinutes(words(2000))).toBe(10)
})

test('a number and a compound count as one word each, symbols as none', () => {
  expect(readingMinutes('298,0 MHz – Ultrahochfeld-MRT '.repeat(200))).toBe(3)
})
