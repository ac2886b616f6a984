import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { type RecordKindName, recordKinds } from '#contract/record-kinds.ts'
import { type ListKind, markStale } from './stale.ts'

const kinds: ListKind[] = [...(Object.keys(recordKinds) as RecordKindName[]), 'mail']

test.each(kinds)('a save of %s marks its lists and the overview as stale, a fetch clears it', async kind => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const lists = kinds.map(name => [name, 'list', `${name}.list`, { page: 1 }])
  const all = [...lists, ['home'], [kind, 'item', 1], ['listSettings', kind]]
  const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated
  for (const key of all) queries.setQueryData(key, { count: 0, rows: [] })
  await markStale(queries, kind)
  const stale = all.filter(isStale)
  expect(stale).toEqual([[kind, 'list', `${kind}.list`, { page: 1 }], ['home']])
  for (const queryKey of stale)
    await queries.fetchQuery({ queryKey, queryFn: async () => ({ count: 0, rows: [] }) })
  expect(all.filter(isStale)).toEqual([])
})
