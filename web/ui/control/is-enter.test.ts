import { expect, test } from 'vitest'
import { isEnter } from './is-enter.ts'

test('Enter that ends the composition of a word does nothing else', () => {
  expect(isEnter({ key: 'Enter', isComposing: false })).toBe(true)
  expect(isEnter({ key: 'Enter', isComposing: true })).toBe(false)
  expect(isEnter({ key: 'Enter', nativeEvent: { isComposing: true } })).toBe(false)
  expect(isEnter({ key: 'a', nativeEvent: { isComposing: false } })).toBe(false)
})
