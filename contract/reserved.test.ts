import { expect, test } from 'vitest'
import { wordsBesideCalls } from './reserved.ts'

test('the words of the API beside a news item are its own, and those of staff are not', () => {
  expect([...wordsBesideCalls('news')].sort()).toEqual(['filters', 'latest'])
})
test('beside a page of content there are none', () => expect([...wordsBesideCalls('pages')]).toEqual([]))
