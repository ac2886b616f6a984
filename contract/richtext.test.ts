import { expect, test } from 'vitest'
import type { z } from 'zod'
import { richTextDocument } from './richtext.ts'

/** Number of validation issues, including those nested in other issues. */
function countOf(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce((sum, issue) => {
    const inside = issue.code === 'invalid_union' ? issue.errors.flat() : []
    return sum + 1 + countOf(inside)
  }, 0)
}

test.each([
  ['a block of no kind', { type: 'marquee' }],
  ['no block', 7],
  ['a heading without its level', { type: 'heading', attrs: {} }],
  ['a text of no kind', { type: 'paragraph', content: [{ type: 'emoji' }] }],
  [
    'a mark of no kind',
    { type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'blink' }] }] },
  ],
  ['a list in a list', { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'li' }] }] }],
])('ten thousand times %s are few issues each', (_, node) => {
  const { error } = richTextDocument.safeParse({ type: 'doc', content: Array(10_000).fill(node) })
  expect(countOf(error?.issues ?? [])).toBeGreaterThanOrEqual(10_000)
  expect(countOf(error?.issues ?? [])).toBeLessThanOrEqual(40_000)
})
