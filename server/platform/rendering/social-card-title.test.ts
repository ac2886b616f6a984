import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setTitle } from './social-card-title.ts'

const room = { width: 600, height: 240 }
const half = (line: string) => line.length / 2 // every character is half as wide as high

test('a short title is as large as can be, on one line', () =>
  expect(setTitle('Kontakt', room, half)).toEqual({ size: 84, lines: ['Kontakt'] }))

test('lines are of like length', () =>
  expect(
    setTitle('Wir sehen dem Gehirn bei der Arbeit zu', { width: 1000, height: 240 }, half).lines,
  ).toEqual(['Wir sehen dem Gehirn', 'bei der Arbeit zu']))

test('a word that fits no line is divided between syllables', () => {
  const { lines } = setTitle('Magnetresonanztomographiegrundlagenforschung', room, half)
  expect(lines).toEqual(['Magnetresonanztomogra-', 'phiegrundlagenforschung'])
})

test('a word without syllables is divided all the same', () => {
  const { size, lines } = setTitle('x'.repeat(60), room, half)
  for (const line of lines) expect(half(line) * size).toBeLessThanOrEqual(room.width)
  expect(lines.join('').replaceAll('-', '')).toBe('x'.repeat(60))
})

test('any title keeps its words whole and in order, and fits', () => {
  const word = fc.stringMatching(/^[a-zäöüß„“]{1,20}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), words => {
      const title = words.join(' ').slice(0, 200).trim()
      const { size, lines } = setTitle(title, room, half)
      expect(lines.join(' ')).toBe(title)
      expect(lines.length * size * 1.1).toBeLessThanOrEqual(room.height)
      for (const line of lines) expect(half(line) * size).toBeLessThanOrEqual(room.width)
    }),
  )
})

test('a title that cannot fit is cut after a whole word', () => {
  const { lines } = setTitle('Spule '.repeat(200), room, half)
  expect(lines.at(-1)).toMatch(/Spule …$/)
})
