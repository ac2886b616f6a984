import { expect, test } from 'vitest'
import { placesOf, type Rated } from './places.ts'

/** Works as `artist: points`, with ids from 1. */
function works(...given: [artist: string, value: number, ballots?: number][]): Rated[] {
  return given.map(([artist, value, ballots = 1], n) => ({ id: n + 1, artist, value, ballots }))
}

const placed = (given: Rated[]) => Object.fromEntries(placesOf(given))

test('the three works with the most points have a place', () => {
  expect(placed(works(['a', 4], ['b', 9], ['c', 1], ['d', 6]))).toEqual({ 2: 1, 4: 2, 1: 3 })
})

test('works with equal points share a place, and the next place is skipped', () => {
  expect(placed(works(['a', 5], ['b', 5], ['c', 3], ['d', 1]))).toEqual({ 1: 1, 2: 1, 3: 3 })
  expect(placed(works(['a', 5], ['b', 3], ['c', 3], ['d', 3], ['e', 1]))).toEqual({ 1: 1, 2: 2, 3: 2, 4: 2 })
  expect(placed(works(['a', 5], ['b', 4], ['c', 3], ['d', 3]))).toEqual({ 1: 1, 2: 2, 3: 3, 4: 3 })
})

test('an artist has one place, by their best work, and others move up', () => {
  expect(placed(works(['a', 9], ['a', 8], ['b', 7], ['a', 6], ['c', 5]))).toEqual({ 1: 1, 3: 2, 5: 3 })
})

test('of two works of one artist with equal points the one on more ballots counts, else the earlier one', () => {
  expect(placed(works(['a', 6, 2], ['a', 6, 4]))).toEqual({ 2: 1 })
  expect(placed(works(['a', 6, 2], ['a', 6, 2]))).toEqual({ 1: 1 })
})

test('a work without points has no place', () => {
  expect(placed(works(['a', 0], ['b', 2], ['c', 0]))).toEqual({ 2: 1 })
  expect(placed([])).toEqual({})
})
