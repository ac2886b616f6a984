import type { CacheTag } from '#contract/call.ts'
import type { Entry } from './entry.ts'

const longestStale = 60 * 60 * 1000 // milliseconds past its moment that an answer is still shown while the database is away
const staleFor = 5000 // milliseconds until it is tried again to make it anew
const longestKey = 1000 // characters: a path, 200 signs of a question escaped, and the language

/**
 * Entries in memory by their keys, bounded by bytes: the oldest goes first, unless it was asked for since it was last
 * looked at. A hit only sets a flag: moving it to the end of a large Map costs more than all else of an answer.
 */
export function keepEntries(clock: () => Date, maxBytes: number) {
  const entries = new Map<string, Entry>()
  let bytes = 0
  let hits = 0

  function drop(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    bytes -= sizeOf(key, entry)
    entries.delete(key)
  }

  // An entry that is set again is visited a second time, after all others, and then without its flag.
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
    /** One that is over, shown for a while more. */
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

// Two bytes for each character of the key, which stands for an address that somebody wrote.
function sizeOf(key: string, entry: Entry): number {
  return entry.bytes + key.length * 2
}
