import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Contract } from '#contract/contract.ts'

/** What lists are of, by their area: what one of them changes makes the others stale, too. */
export type ListKind = keyof Contract

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

/** For work that goes on by itself: its lists are stale whenever its state is another than it was. */
export function useStaleAfter(kind: ListKind, state: string | boolean | undefined): void {
  const queries = useQueryClient()
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    void markStale(queries, kind)
  }, [queries, kind, state])
}
