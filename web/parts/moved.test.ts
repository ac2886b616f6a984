import { expect, test } from 'vitest'
import { moved } from './moved.ts'

const things = ['a', 'b', 'c'].map(id => ({ id }))
const order = (id: string, to: number) =>
  moved(things, id, to)
    .map(thing => thing.id)
    .join('')

test('a thing goes to the place it is sent to, and the others keep their order', () => {
  expect(order('a', 2)).toBe('bca')
  expect(order('c', 0)).toBe('cab')
  expect(order('b', 1)).toBe('abc')
})

test('beyond the ends, and for what is not there, nothing moves', () => {
  expect([order('a', -1), order('c', 3), order('x', 0)]).toEqual(['abc', 'abc', 'abc'])
})
