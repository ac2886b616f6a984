import { expect, test } from 'vitest'
import { declaredQuery, keyOf } from './key.ts'

test('the order of the team page is part of the cache key, and a search in it is not cached', () => {
  expect(keyOf('/de/ueber/team?utm=x&by=position', undefined)).toBe('/de/ueber/team?by=position')
  expect(keyOf('/de/ueber/team?by=position&q=spulen', undefined)).toBeNull()
  expect(keyOf('/de/ueber/team?q=', undefined)).toBe('/de/ueber/team')
})

test('the query after a form keeps only the subject and the outcome of the form', () => {
  const queryOf = (path: string, query: string) => declaredQuery(path, query).query
  expect(queryOf('/de/artifact-abstimmung', 'utm=x&contest=echos&done=counted')).toBe(
    '?contest=echos&done=counted',
  )
  expect(queryOf('/de/artifact-abstimmung.data', 'contest=echos&done=<b>')).toBe('?contest=echos&done=1')
  expect(queryOf('/de/kontakt', 'done=sent&q=x')).toBe('?done=sent')
  expect(queryOf('/de/suche', 'done=sent&q=x')).toBe('?done=sent')
  expect(keyOf('/de/artifact-abstimmung?contest=echos&done=counted', undefined)).toBeNull()
  expect(keyOf('/de/artifact-abstimmung?contest=echos', undefined)).toBe(
    '/de/artifact-abstimmung?contest=echos',
  )
})
