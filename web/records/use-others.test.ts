import { expect, test } from 'vitest'
import { takeNewer } from './use-others.ts'

interface Fields {
  title: string
}
type Item = Fields & { id: number; version: number }
const hers = { id: 1, version: 2, title: 'By Hanna' }

test('what somebody else saved is taken where nothing is typed, and compared where something is by then', () => {
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
