import { expect, test } from 'vitest'
import { wordsBesideCalls } from './reserved.ts'

test('public API paths beside a news item are reserved words, those of staff are not', () => {
  expect([...wordsBesideCalls('news')].sort()).toEqual(['filters', 'latest'])
})
test('beside a content page no words are reserved', () => expect([...wordsBesideCalls('pages')]).toEqual([]))
