import { expect, test } from 'vitest'
import { isTooDeep } from './json-depth.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test('64 levels of nesting are accepted, 65 are not', () => {
  expect(isTooDeep(nested(64))).toBe(false)
  expect(isTooDeep(nested(65))).toBe(true)
  expect(isTooDeep(`{"a":`.repeat(65))).toBe(true)
})
test('a hundred thousand lists beside one another are not deep', () => {
  expect(isTooDeep(`[${'[],'.repeat(100_000)}[]]`)).toBe(false)
})
test('brackets in a text do not count, whatever is escaped in it', () => {
  const text = '[{'.repeat(100)
  expect(isTooDeep(JSON.stringify({ a: text, b: `\\"${text}\\\\`, c: `"${text}\\` }))).toBe(false)
})
test('brackets in an unterminated string do not count', () => {
  expect(isTooDeep(`{"a":"${'['.repeat(1000)}`)).toBe(false)
})
