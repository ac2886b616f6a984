import type { CacheTag } from '#contract/call.ts'

/** When something with a tag was last written, counted in changes: what was begun before it is not kept. */
export interface Changes {
  now(): number
  note(tags: readonly (CacheTag | 'all')[]): void
  /** Whether one of these tags was written since. */
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
