import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Contract } from '#contract/contract.ts'

/** Kind of a list, by area: a change in one list of a kind makes the others stale. */
export type ListKind = keyof Contract

/**
 * Marks the lists of a kind and the overview as stale after a change. Visible ones are refetched at once, the
 * others when they are shown again.
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

/** Marks the lists of a kind as stale whenever the state of a background job changes. */
export function useStaleAfter(kind: ListKind, state: string | boolean | undefined): void {
  const queries = useQueryClient()
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    void markStale(queries, kind)
  }, [queries, kind, state])
}
