import type { CacheTag } from '#contract/call.ts'
import type { Entry } from './entry.ts'

const longestStale = 60 * 60 * 1000 // milliseconds for which an expired response is still sent while the database is unreachable
const staleFor = 5000 // milliseconds until the next attempt to make it again
const longestKey = 1000 // characters: a path, 200 escaped characters of a query, and the language

/**
 * Cache entries by key, bounded by bytes: the oldest is dropped first, unless it was requested since it was
 * last checked. A hit only sets a flag, because moving an entry to the end of a large Map costs more than the
 * rest of a response.
 */
export function createEntryStore(clock: () => Date, maxBytes: number) {
  const entries = new Map<string, Entry>()
  let bytes = 0
  let hits = 0

  function drop(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    bytes -= sizeOf(key, entry)
    entries.delete(key)
  }

  // A re-inserted entry is visited again after all others, then without its flag.
  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (bytes <= maxBytes) return
      if (!entry.wasAskedFor) drop(key)
      else {
        entry.wasAskedFor = false
        entries.delete(key)
        entries.set(key, entry)
      }
    }
  }

  return {
    find(key: string): Entry | undefined {
      const entry = entries.get(key)
      if (!entry || isOver(entry, clock)) return undefined
      entry.wasAskedFor = true
      hits += 1
      return entry
    },
    /** Returns an expired entry, which may be sent for a while longer. */
    stale(key: string): Entry | undefined {
      const entry = entries.get(key)
      if (!entry?.until || clock().getTime() - entry.until.getTime() > longestStale) return undefined
      entry.staleUntil = new Date(clock().getTime() + staleFor)
      return entry
    },
    keep(key: string, entry: Entry): void {
      drop(key)
      if (key.length > longestKey) return
      entries.set(key, entry)
      bytes += sizeOf(key, entry)
      makeRoom()
    },
    clear(tags: readonly CacheTag[]): void {
      for (const [key, entry] of entries) if (tags.some(tag => entry.tags.has(tag))) drop(key)
    },
    expireAll(): void {
      const now = clock()
      for (const entry of entries.values()) if (!entry.until || entry.until > now) entry.until = now
    },
    clearAll(): void {
      entries.clear()
      bytes = 0
    },
    facts: () => ({ entries: entries.size, bytes, hits }),
  }
}

function isOver({ until, staleUntil }: Entry, clock: () => Date): boolean {
  if (until === null) return false
  const now = clock().getTime()
  return until.getTime() <= now && !(staleUntil && staleUntil.getTime() > now)
}

// Keys count with two bytes per character, because visitors choose the addresses.
function sizeOf(key: string, entry: Entry): number {
  return entry.bytes + key.length * 2
}
