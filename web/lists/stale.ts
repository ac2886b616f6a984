import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { RecordKindName } from '#contract/record-kinds.ts'

/** What lists are of: a kind of record, or rows that are none. */
export type ListKind = RecordKindName | 'mail'

/**
 * After a save the lists of a kind, and the overview, are stale. Those on the screen are fetched at once, the others when
 * they are seen again; whatever is fetched is stale no more.
 */
export async function markStale(queries: QueryClient, kind: ListKind): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: [kind, 'list'] }),
    queries.invalidateQueries({ queryKey: ['home'] }),
  ])
}

export function useStale(kind: ListKind): () => Promise<void> {
  const queries = useQueryClient()
  return () => markStale(queries, kind)
}
