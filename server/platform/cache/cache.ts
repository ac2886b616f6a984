import type { Kysely } from 'kysely'
import type { CacheTag } from '#contract/call.ts'
import { isFailure } from '#contract/errors.ts'
import { failureOfOthers } from '#server/platform/calls/away.ts'
import { type Database, notify } from '#server/platform/database/database.ts'
import { type Entry, entryOf, isEntry, type Made } from './entry.ts'

export { bodyIn, type Encoding, type Entry, encodingFor, entryOf, type Made } from './entry.ts'

/** Finished answers in memory, least recently used out first, bounded by bytes. */
export interface Cache {
  find(key: string): Entry | undefined
  /** Makes an answer once, however many ask for it meanwhile, and keeps it where it may be kept. */
  make(key: string, make: () => Promise<Made>): Promise<Entry>
  /** A fact that costs a question, asked once however many want it, and known until something with its tag is written. */
  remember<Fact>(key: string, tag: CacheTag, ask: () => Promise<Fact>): Promise<Fact>
  clear(tags: readonly CacheTag[]): void
  clearAll(): void
  /** Everything is to be made anew, as changes may have been missed; until that can be done, it is shown on. */
  expireAll(): void
  facts(): { entries: number; bytes: number; hits: number }
}

export const cacheChannel = 'cache_clear'

/** Tells every process, once the transaction commits. */
export async function clearCaches(db: Kysely<Database>, tags: readonly CacheTag[]): Promise<void> {
  if (tags.length > 0) await notify(db, cacheChannel, tags.join(','))
}

// Addresses that lead nowhere are without number: none of them may push a page out.
const keptStatus = new Set([200, 301])

const longestStale = 60 * 60 * 1000 // milliseconds past its moment that an answer is still shown while the database is away
const staleFor = 5000 // milliseconds until it is tried again to make it anew
const longestKey = 1000 // characters: a path, 200 signs of a question escaped, and the language

// Two bytes for each character of the key, which stands for an address that somebody wrote.
function sizeOf(key: string, entry: Entry): number {
  return entry.bytes + key.length * 2
}

export function createCache({
  clock,
  maxBytes = 64 * 1024 * 1024,
}: {
  clock: () => Date
  maxBytes?: number
}): Cache {
  const entries = new Map<string, Entry>()
  const making = new Map<string, Promise<Entry>>()
  const clears = new Map<CacheTag | 'all', number>()
  const facts = new Map<string, { tag: CacheTag; fact: unknown }>()
  const asking = new Map<string, Promise<unknown>>()
  let bytes = 0
  let moment = 0
  let hits = 0

  return {
    find(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (isOver(entry)) return undefined
      touch(key, entry)
      hits += 1
      return entry
    },

    make(key, make) {
      const running = making.get(key)
      if (running) return running
      const made = once(key, make).finally(() => making.get(key) === made && making.delete(key))
      making.set(key, made)
      return made
    },

    async remember<Fact>(key: string, tag: CacheTag, ask: () => Promise<Fact>) {
      const known = facts.get(key)
      if (known) return known.fact as Fact
      const running = asking.get(key)
      if (running) return running as Promise<Fact>
      const asked = askOnce(key, tag, ask).finally(() => asking.get(key) === asked && asking.delete(key))
      asking.set(key, asked)
      return asked
    },

    clear(tags) {
      moment += 1
      for (const [key, { tag }] of facts) if (tags.includes(tag)) facts.delete(key)
      for (const tag of tags) clears.set(tag, moment)
      for (const [key, entry] of entries) if (tags.some(tag => entry.tags.has(tag))) drop(key)
      if (tags.length > 0) forgetRunning()
    },

    expireAll() {
      moment += 1
      clears.set('all', moment)
      forgetRunning()
      facts.clear()
      const now = clock()
      for (const entry of entries.values()) if (!entry.until || entry.until > now) entry.until = now
    },

    clearAll() {
      moment += 1
      clears.set('all', moment)
      entries.clear()
      forgetRunning()
      facts.clear()
      bytes = 0
    },

    facts: () => ({ entries: entries.size, bytes, hits }),
  }

  // Who asks from now on must not be handed what began before.
  function forgetRunning(): void {
    making.clear()
    asking.clear()
  }

  async function askOnce<Fact>(key: string, tag: CacheTag, ask: () => Promise<Fact>): Promise<Fact> {
    const began = moment
    const fact = await ask()
    const isStale = Math.max(clears.get('all') ?? 0, clears.get(tag) ?? 0) > began
    if (!isStale) facts.set(key, { tag, fact })
    return fact
  }

  async function once(key: string, make: () => Promise<Made>): Promise<Entry> {
    const began = moment
    const made = await makeOrStale(key, make)
    if (isEntry(made)) return made
    const entry = entryOf(made)
    const isStale =
      (clears.get('all') ?? 0) > began || [...made.tags].some(tag => (clears.get(tag) ?? 0) > began)
    if (!isStale && (keptStatus.has(made.status) || made.isForAll)) keep(key, entry)
    return entry
  }

  // While what it is made of is away, an answer that should be made anew is better than none.
  async function makeOrStale(key: string, make: () => Promise<Made>): Promise<Made | Entry> {
    try {
      const made = await make()
      return made.status === 503 ? (stale(key) ?? made) : made
    } catch (error) {
      const kept = isFailure(failureOfOthers(error) ?? error, 'unavailable') ? stale(key) : undefined
      if (kept) return kept
      throw error
    }
  }

  function stale(key: string): Entry | undefined {
    const entry = entries.get(key)
    if (!entry?.until || clock().getTime() - entry.until.getTime() > longestStale) return undefined
    entry.staleUntil = new Date(clock().getTime() + staleFor)
    return entry
  }

  function isOver({ until, staleUntil }: Entry): boolean {
    if (until === null) return false
    const now = clock()
    return until <= now && !(staleUntil && staleUntil > now)
  }

  function keep(key: string, entry: Entry): void {
    drop(key)
    if (key.length > longestKey) return
    entries.set(key, entry)
    bytes += sizeOf(key, entry)
    for (const [oldest] of entries) {
      if (bytes <= maxBytes) return
      drop(oldest)
    }
  }

  function touch(key: string, entry: Entry): void {
    if (bytes < maxBytes / 2) return // far from full, the order does not matter yet
    entries.delete(key)
    entries.set(key, entry)
  }

  function drop(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    bytes -= sizeOf(key, entry)
    entries.delete(key)
  }
}
