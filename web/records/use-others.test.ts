import { expect, test } from 'vitest'
import { takeNewer } from './use-others.ts'

interface Fields {
  title: string
}
type Item = Fields & { id: number; version: number }
const hers = { id: 1, version: 2, title: 'By Hanna' }

test('a state saved by another person replaces an unchanged form, and is compared with a changed one', () => {
  const stored = { title: 'Before' }
  const done: string[] = []
  const form = (title: string) => ({
    latest: () => ({ base: stored, stored, values: { title } }),
    meet: () => void done.push('compared'),
    keep: () => void done.push('taken'),
  })
  takeNewer<Fields, Item>(form('Before'), hers)
  takeNewer<Fields, Item>(form('Typed'), hers)
  expect(done).toEqual(['taken', 'compared'])
})
