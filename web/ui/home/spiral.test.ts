import { expect, test } from 'vitest'
import { layout as drawn } from '../../../server/seed/pictures/draw/hero.ts'
import { layout } from './scan-layout.ts'
import { edgeOf, readAt, turnsAfter } from './spiral.ts'

const turns = layout.turns

test('the picture is laid out as it is drawn', () => {
  expect(layout).toEqual(drawn)
})

test('the centre is read first, the edge last, and nothing beyond it', () => {
  expect(readAt(0, 0, turns)).toBe(0)
  expect(readAt(0.5, 0, turns)).toBe(turns / 2)
  expect(readAt(1, 0, turns)).toBe(turns)
  expect(readAt(0.8, 0.8, turns)).toBe(Number.POSITIVE_INFINITY)
})

test('at the end every sample of the disc has been read', () => {
  const last = turnsAfter(1, turns)
  for (let n = 0; n < 500; n++) {
    const [u, v] = [Math.cos(n) * Math.sqrt(n / 500), Math.sin(n) * Math.sqrt(n / 500)]
    expect(readAt(u, v, turns)).toBeLessThanOrEqual(last)
  }
})

test('the area shown as read is the area that has been read', () => {
  const done = 9.3
  for (const [u, v] of edgeOf(done, turns).slice(1, -1)) {
    expect(readAt(0.995 * u, 0.995 * v, turns)).toBeLessThanOrEqual(done)
    expect(readAt(1.005 * u, 1.005 * v, turns)).toBeGreaterThan(done)
  }
})
