import { expect, test } from 'vitest'
import { boardTerm, hasBegun, hasEnded } from './board.ts'

test('a term ends with the last day of the year or day that is named', () => {
  expect(hasEnded({ to: '2026' }, '2026-12-31')).toBe(false)
  expect(hasEnded({ to: '2026' }, '2027-01-01')).toBe(true)
  expect(hasEnded({ to: '2027-03-12' }, '2027-03-12')).toBe(false)
  expect(hasEnded({ to: null }, '2027-03-12')).toBe(false)
})

test('a term begins with the first day of its start year or month', () => {
  expect(hasBegun({ from: '2027' }, '2027-01-01')).toBe(true)
  expect(hasBegun({ from: '2027-04' }, '2027-03-12')).toBe(false)
  expect(hasBegun({ from: null }, '2027-03-12')).toBe(true)
})

test('a term that ends before it begins is refused', () => {
  expect(boardTerm.safeParse({ boardRoleId: 1, from: '2025', to: '2025-03' }).success).toBe(true)
  expect(
    boardTerm.safeParse({ boardRoleId: 1, from: '2025-06-01', to: '2024' }).error?.issues[0]?.message,
  ).toBe('endBeforeStart')
  expect(boardTerm.safeParse({ boardRoleId: 1, from: 'gestern', to: null }).success).toBe(false)
})
