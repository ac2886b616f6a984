import { expect, test } from 'vitest'
import { isGuessable, newPassword } from './password.ts'

test.each([
  ['x'.repeat(11), false],
  ['x'.repeat(12), true],
  ['🧲'.repeat(128), true],
  ['x'.repeat(256), true],
  ['x'.repeat(257), false],
  [null, false],
  [['x'.repeat(20)], false],
  [{ $gt: '' }, false],
  [true, false],
])('%j may be a new password: %s', (password, allowed) => {
  expect(newPassword.safeParse(password).success).toBe(allowed)
})

test('a password is taken exactly as it was typed', () => {
  expect(newPassword.parse('  Ärger mit Leerzeichen  ')).toBe('  Ärger mit Leerzeichen  ')
})

test.each([
  'jonas-und-die-spule',
  'aaaaabbbbbccccc',
  'hahn-institut-mrt',
  'Institut für MRT 2026',
  '7-tesla-7-tesla-7',
])('%s is guessable', password => {
  expect(isGuessable(password, 'jonas')).toBe(true)
})

test('four random words are not guessable', () => {
  expect(isGuessable('ziegel hafer trompete mondlicht', 'jonas')).toBe(false)
})
