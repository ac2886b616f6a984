import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allCalls } from './addresses.ts'
import { record, recordCalls } from './record.ts'
import { type Translation, translationAfter, translationStateOf } from './translation.ts'
import { isPublic, nextChange } from './visibility.ts'

const nothing: Translation = { de: { hash: '', inStepWith: '' }, en: { hash: '', inStepWith: '' } }
const states = (translation: Translation) => [
  translationStateOf(translation, 'de'),
  translationStateOf(translation, 'en'),
]
const germanOnly = translationAfter(nothing, { de: 'd1', en: '' }, false)
const both = translationAfter(germanOnly, { de: 'd1', en: 'e1' }, false)

describe('the state of a translation', () => {
  test('a text in German only is missing in English', () =>
    expect(states(germanOnly)).toEqual(['current', 'missing']))
  test('a translation added makes both current', () => expect(states(both)).toEqual(['current', 'current']))
  test('a change in German outdates English', () => {
    expect(states(translationAfter(both, { de: 'd2', en: 'e1' }, false))).toEqual(['current', 'outdated'])
  })
  test('a small change outdates nothing', () => {
    expect(states(translationAfter(both, { de: 'd2', en: 'e1' }, true))).toEqual(['current', 'current'])
  })
  test('a change of the outdated language makes both current again', () => {
    const outdated = translationAfter(both, { de: 'd2', en: 'e1' }, false)
    expect(states(translationAfter(outdated, { de: 'd2', en: 'e2' }, false))).toEqual(['current', 'current'])
  })
  test('a save that changes no text changes no state', () => {
    const outdated = translationAfter(both, { de: 'd2', en: 'e1' }, false)
    expect(states(translationAfter(outdated, { de: 'd2', en: 'e1' }, false))).toEqual(['current', 'outdated'])
  })
})

describe('a record with dates', () => {
  const now = new Date('2027-03-12T12:00:00Z')
  const thing = { isVisible: true, publishAt: '2027-03-12T13:00:00Z', unpublishAt: '2027-03-13T13:00:00Z' }
  test('is not public before its time, nor after', () => {
    expect(isPublic(thing, now)).toBe(false)
    expect(isPublic(thing, new Date(thing.publishAt))).toBe(true)
    expect(isPublic(thing, new Date(thing.unpublishAt))).toBe(false)
  })
  test('is never public while hidden', () => {
    expect(isPublic({ ...thing, isVisible: false }, new Date(thing.publishAt))).toBe(false)
    expect(nextChange({ ...thing, isVisible: false }, now)).toBeNull()
  })
  test('returns the next time at which its visibility changes', () => {
    expect(nextChange(thing, now)).toEqual(new Date(thing.publishAt))
    expect(nextChange(thing, new Date(thing.publishAt))).toEqual(new Date(thing.unpublishAt))
    expect(nextChange(thing, new Date(thing.unpublishAt))).toBeNull()
  })
})

test('a new field with a default is no hindrance to older clients: new things get it, changed ones keep theirs', () => {
  const fields = z.strictObject({ title: z.string(), subtitle: z.string().default('') })
  const things = record({
    ...{ path: '/backstage/things', may: 'staff', clears: 'news', traits: [], fields, listed: fields },
    ...{ sort: [] as const, filters: {} },
  })
  const { create, change } = recordCalls(things)
  const inputOf = (call: typeof create | typeof change) => call['~orpc'].inputSchema as z.ZodType
  expect(inputOf(create).parse({ title: 'Echo' })).toEqual({ title: 'Echo', subtitle: '' })
  const changed = { id: 1, version: 1, title: 'Spin echo' }
  expect(inputOf(change).parse(changed)).toEqual(changed)
})

test('every list of records can be sorted by title and by each of its times', () => {
  const calls = new Map(allCalls().map(({ name, procedure }) => [name, procedure]))
  const lists = [...calls].filter(
    ([name]) => name.endsWith('.list') && calls.has(name.replace(/\.list$/, '.setVisibility')),
  )
  const refused = lists.flatMap(([name, procedure]) => {
    const query = procedure['~orpc'].inputSchema as z.ZodType
    return ['title', 'publishAt', 'updatedAt', 'deletedAt'].flatMap(sort =>
      query.safeParse({ sort }).success ? [] : [`${name}: ${sort}`],
    )
  })
  expect(lists.length).toBeGreaterThan(9)
  expect(refused).toEqual([])
})
