import type { CacheTag } from '#contract/call.ts'

/** The last write of each tag, as a counter: a response whose making began earlier is not kept. */
export interface Changes {
  now(): number
  note(tags: readonly (CacheTag | 'all')[]): void
  /** Whether one of these tags was written since then. */
  sawAny(tags: Iterable<CacheTag>, since: number): boolean
}

export function trackChanges(): Changes {
  const lastOf = new Map<CacheTag | 'all', number>()
  let count = 0
  return {
    now: () => count,
    note(tags) {
      count += 1
      for (const tag of tags) lastOf.set(tag, count)
    },
    sawAny: (tags, since) => [...tags, 'all' as const].some(tag => (lastOf.get(tag) ?? 0) > since),
  }
}
