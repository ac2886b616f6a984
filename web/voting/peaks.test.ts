import { expect, test } from 'vitest'
import { pathOf, peaksOf } from './peaks.ts'

test('each step has the loudest of its samples, measured by the loudest of all', () => {
  const samples = new Float32Array([0.1, -0.2, 0.4, 0, 0, -0.1])
  expect(peaksOf(samples, 3)).toEqual([0.5, 1, 0.25].map(peak => expect.closeTo(peak, 5)))
})

test('silence and an empty recording have peaks of zero', () => {
  expect(peaksOf(new Float32Array(100), 4)).toEqual([0, 0, 0, 0])
  expect(peaksOf(new Float32Array(0), 2)).toEqual([0, 0])
})

test('all samples belong to a step, however few there are', () => {
  expect(peaksOf(new Float32Array([0.5, 0.25]), 4)).toEqual([0, 1, 0, 0.5])
})

test('each step is a line around the middle, and silence a dot', () => {
  expect(pathOf([1, 0])).toBe('M0.5 0.00V2.00M1.5 0.97V1.03')
})
