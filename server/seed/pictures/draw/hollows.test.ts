import { expect, test } from 'vitest'
import { localShift } from './hollows.ts'

const ear = { x: 0.74, y: -0.24 }
const without = localShift(0.2, -0.24)

test('beside a hollow in an axial slice the field is weaker in every direction alike', () => {
  const around = [
    [-1, 0],
    [0, 1],
    [0, -1],
    [-0.7, 0.7],
  ].map(([dx = 0, dy = 0]) => localShift(ear.x + 0.16 * dx, ear.y + 0.16 * dy) - without)
  for (const shift of around) expect(shift).toBeLessThan(-0.3)
  expect(Math.max(...around) - Math.min(...around)).toBeLessThan(0.15)
})

test('above a hollow below the slice the field is stronger', () => {
  expect(localShift(0, 0.98)).toBeGreaterThan(0.6)
  expect(localShift(0, 0.98)).toBeGreaterThan(localShift(0, 0.5))
})
