import { expect, test } from 'vitest'
import { changedFields, merged } from './form-values.ts'

const base = { title: { de: 'Alt', en: 'Old' }, tags: ['a'], imageId: null as number | null }

test('only what differs is saved, whatever the order of keys', () => {
  expect(changedFields(base, { ...base, title: { en: 'Old', de: 'Alt' } })).toEqual([])
  expect(changedFields(base, { ...base, tags: ['a', 'b'] })).toEqual(['tags'])
})

test('of two who change different languages, neither loses a word', () => {
  const mine = { ...base, title: { de: 'Neu', en: 'Old' } }
  const theirs = { ...base, title: { de: 'Alt', en: 'New' }, imageId: 7 }
  expect(merged(base, mine, theirs)).toEqual({ title: { de: 'Neu', en: 'New' }, tags: ['a'], imageId: 7 })
})

test('where both changed the same, mine stays', () => {
  const mine = { ...base, tags: ['mine'] }
  expect(merged(base, mine, { ...base, tags: ['theirs'] }).tags).toEqual(['mine'])
})
