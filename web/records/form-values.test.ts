import { expect, test } from 'vitest'
import { changedFields, merged } from './form-values.ts'

const base = { title: { de: 'Alt', en: 'Old' }, tags: ['a'], imageId: null as number | null }

test('only changed fields are saved, whatever the order of keys', () => {
  expect(changedFields(base, { ...base, title: { en: 'Old', de: 'Alt' } })).toEqual([])
  expect(changedFields(base, { ...base, tags: ['a', 'b'] })).toEqual(['tags'])
})

test('of two who change different languages, neither loses a word', () => {
  const mine = { ...base, title: { de: 'Neu', en: 'Old' } }
  const theirs = { ...base, title: { de: 'Alt', en: 'New' }, imageId: 7 }
  expect(merged(base, mine, theirs)).toEqual({ title: { de: 'Neu', en: 'New' }, tags: ['a'], imageId: 7 })
})

test('an undone change is restored, and later changes stay', () => {
  const filled = { ...base, title: { de: 'Alt', en: 'Alt' } }
  const typedSince = { ...filled, tags: ['a', 'b'] }
  expect(merged(filled, typedSince, base)).toEqual({ ...base, tags: ['a', 'b'] })
})

test('where both changed the same, mine stays', () => {
  const mine = { ...base, tags: ['mine'] }
  expect(merged(base, mine, { ...base, tags: ['theirs'] }).tags).toEqual(['mine'])
})

const part = (id: string, de: string, en = '') => ({ id, isVisible: true, content: { de, en } })
const page = { items: [part('a', 'Eins', 'One'), part('b', 'Zwei'), part('c', 'Drei')] }

test('of two who change different parts of a page, neither loses a word', () => {
  const mine = { items: [part('a', 'Eins, neu', 'One'), part('b', 'Zwei'), part('c', 'Drei')] }
  const theirs = { items: [part('a', 'Eins', 'One, new'), part('b', 'Zwei, neu'), part('c', 'Drei')] }
  expect(merged(page, mine, theirs).items).toEqual([
    part('a', 'Eins, neu', 'One, new'),
    part('b', 'Zwei, neu'),
    part('c', 'Drei'),
  ])
})

test('parts that one added stay, and those that one took away are gone, unless the other changed them', () => {
  const mine = { items: [part('c', 'Drei'), part('a', 'Eins', 'One'), part('mine', 'Von mir')] }
  const theirs = { items: [part('a', 'Eins', 'One'), part('b', 'Zwei, neu'), part('theirs', 'Von ihnen')] }
  expect(merged(page, mine, theirs).items.map(({ id }) => id)).toEqual(['a', 'mine', 'b', 'theirs'])
  expect(merged(page, page, theirs)).toEqual(theirs)
  expect(merged(page, mine, page)).toEqual(mine)
})

test('the fields of a block are merged one by one, a link as a whole', () => {
  const block = (text: string, link: object) => ({ items: [{ id: 'a', content: { text, link } }] })
  const found = merged(
    block('Alt', { href: '/de' }),
    block('Neu', { href: '/de' }),
    block('Alt', { kind: 'pages', id: 7 }),
  )
  expect(found).toEqual(block('Neu', { kind: 'pages', id: 7 }))
})

test('rows whose ids do not tell them apart are no parts: mine stay as they are', () => {
  const rows = (...links: string[]) => ({ contacts: links.map(link => ({ id: '', link })) })
  expect(merged(rows('a'), rows('a', 'b'), rows('c'))).toEqual(rows('a', 'b'))
})
