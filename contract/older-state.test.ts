import { expect, test } from 'vitest'
import { languagesIn, withOlder } from './older-state.ts'
import { blankPerson, personRecord } from './people/person.ts'

const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const part = (id: string, de: string, en: string) => ({ id, isVisible: true, title: { de, en } })

test('an older state without English has German only', () =>
  expect(languagesIn({ title: { de: 'Spule', en: '' } })).toEqual(['de']))

test('an older state restores its languages, but not visibility and permalink', () => {
  const now = { title: { de: 'B', en: 'B' }, slug: { de: 'b', en: 'b' }, isVisible: true, imageId: 7 }
  const old = { title: { de: 'A', en: 'A' }, slug: { de: 'a', en: 'a' }, isVisible: false, imageId: null }
  expect(withOlder(now, old, ['de', 'en'])).toEqual({ ...now, title: old.title, imageId: null })
})

test('of a person what they show of themselves stays, with their portrait and what only some may change', () => {
  const shown = {
    hasImageConsent: true,
    isEmailPublic: true,
    isPhonePublic: true,
    phone: '1',
    room: '2',
    imageId: 7,
  }
  const now = { ...blankPerson, cv: { de: 'neu', en: 'new' }, email: 'new@example.org' }
  const old = { ...now, ...shown, cv: { de: 'alt', en: 'old' }, email: 'old@example.org', isVisible: true }
  expect(withOlder(now, old, ['de', 'en'])).toEqual({ ...now, cv: old.cv })
  const everything = Object.fromEntries(Object.keys(now).map(name => [name, 'older']))
  const taken = Object.entries(withOlder(now, everything, ['de', 'en']))
  const names = taken.flatMap(([name, value]) => ((value as unknown) === 'older' ? [name] : []))
  expect(names.filter(name => name in (personRecord.rights ?? {}))).toEqual([])
})

test('a language that is not restored keeps its texts', () => {
  const now = { title: { de: 'B', en: 'B' }, content: { de: words('B'), en: words('B') } }
  const old = { title: { de: 'A', en: '' }, content: { de: words('A'), en: null } }
  expect(withOlder(now, old, ['de'])).toEqual({
    title: { de: 'A', en: 'B' },
    content: { de: words('A'), en: words('B') },
  })
})

test('a newer part is kept if it has text in a language that is not restored', () => {
  const now = { items: [part('2', 'neu', 'new'), part('1', 'B', 'B'), part('3', 'neu', '')] }
  const old = { items: [part('1', 'A', ''), part('0', 'fort', '')] }
  expect(withOlder(now, old, ['de']).items).toEqual([
    part('1', 'A', 'B'),
    part('0', 'fort', ''),
    part('2', 'neu', 'new'),
  ])
})

test('entries keep the other language by their places', () => {
  const entry = (de: string, en: string) => ({ question: { de, en } })
  const now = { items: [{ id: '1', content: { entries: [entry('B', 'B'), entry('neu', 'new')] } }] }
  const old = { items: [{ id: '1', content: { entries: [entry('A', '')] } }] }
  expect(withOlder(now, old, ['de']).items[0]?.content.entries).toEqual([
    entry('A', 'B'),
    entry('neu', 'new'),
  ])
})

test('a field that the older state did not know stays', () =>
  expect(
    withOlder({ title: { de: 'B', en: 'B' }, topic: 4 }, { title: { de: 'A', en: 'A' } }, ['de', 'en']),
  ).toEqual({
    title: { de: 'A', en: 'A' },
    topic: 4,
  }))
