import type { Kysely } from 'kysely'
import type { CacheTag } from '#contract/call.ts'
import { isFailure } from '#contract/errors.ts'
import { failureOfOthers } from '#server/platform/calls/away.ts'
import { type Database, notify } from '#server/platform/database/database.ts'
import { trackChanges } from './changes.ts'
import { type Entry, entryOf, type FinishedAnswer, isEntry } from './entry.ts'
import { createFactCache } from './facts.ts'
import { createEntryStore } from './store.ts'

export { type Entry, entryOf, type FinishedAnswer } from './entry.ts'

/** Finished responses in memory, bounded by bytes; those not requested again are dropped first. */
export interface Cache {
  find(key: string): Entry | undefined
  /** Makes a response once for all concurrent requests, and keeps it if it may be cached. */
  make(key: string, make: () => Promise<FinishedAnswer>): Promise<Entry>
  /**
   * Returns a cached value, or runs `ask` once for all concurrent callers; kept until a write with its tag.
   */
  remember<Fact>(key: string, tag: CacheTag, ask: () => Promise<Fact>): Promise<Fact>
  /**
   * Returns cached values of many rows by id, and runs `ask` for the unknown ids only. Callers must not
   * modify them.
   */
  rememberEach<Fact>(
    kind: { name: string; tag: CacheTag },
    ids: readonly number[],
    ask: (unknown: number[]) => Promise<ReadonlyMap<number, Fact>>,
  ): Promise<Map<number, Fact>>
  clear(tags: readonly CacheTag[]): void
  clearAll(): void
  /**
   * Marks everything as expired, because changes may have been missed; expired responses are still sent until
   * they can be made again.
   */
  expireAll(): void
  facts(): { entries: number; bytes: number; hits: number }
}

export const cacheChannel = 'cache_clear'

/** Notifies every process when the transaction commits. */
export async function clearCaches(db: Kysely<Database>, tags: readonly CacheTag[]): Promise<void> {
  if (tags.length > 0) await notify(db, cacheChannel, tags.join(','))
}

// A 404 is not cached per address, because such entries would displace pages.
const keptStatus = new Set([200, 301])

interface CacheParts {
  clock: () => Date
  maxBytes?: number
}

export function createCache({ clock, maxBytes = 64 * 1024 * 1024 }: CacheParts): Cache {
  const changes = trackChanges()
  const store = createEntryStore(clock, maxBytes)
  const facts = createFactCache(changes)
  const making = new Map<string, Promise<Entry>>()

  async function once(key: string, make: () => Promise<FinishedAnswer>): Promise<Entry> {
    const began = changes.now()
    const made = await makeOrStale(store.stale, key, make)
    if (isEntry(made)) return made
    const entry = entryOf(made)
    const isKept = keptStatus.has(made.status) || made.isForAll
    if (isKept && !changes.sawAny(made.tags, began)) store.keep(key, entry)
    return entry
  }

  // Later requests must not get a response whose making began before the change.
  function forgetRunning(): void {
    making.clear()
    facts.forgetRunning()
  }

  return {
    find: store.find,
    make(key, make) {
      const running = making.get(key)
      if (running) return running
      const made = once(key, make).finally(() => making.get(key) === made && making.delete(key))
      making.set(key, made)
      return made
    },
    remember: facts.remember,
    rememberEach: facts.rememberEach,
    clear(tags) {
      changes.note(tags)
      facts.clear(tags)
      store.clear(tags)
      if (tags.length > 0) forgetRunning()
    },
    expireAll() {
      changes.note(['all'])
      facts.clearAll()
      forgetRunning()
      store.expireAll()
    },
    clearAll() {
      changes.note(['all'])
      facts.clearAll()
      forgetRunning()
      store.clearAll()
    },
    facts: store.facts,
  }
}

// While the database is unreachable, an expired response is better than none.
async function makeOrStale(
  stale: (key: string) => Entry | undefined,
  key: string,
  make: () => Promise<FinishedAnswer>,
): Promise<FinishedAnswer | Entry> {
  try {
    const made = await make()
    return made.status === 503 ? (stale(key) ?? made) : made
  } catch (error) {
    const kept = isFailure(failureOfOthers(error) ?? error, 'unavailable') ? stale(key) : undefined
    if (kept) return kept
    throw error
  }
}
