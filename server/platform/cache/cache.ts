import type { Kysely } from 'kysely'
import type { CacheTag } from '#contract/call.ts'
import { isFailure } from '#contract/errors.ts'
import { failureOfOthers } from '#server/platform/calls/away.ts'
import { type Database, notify } from '#server/platform/database/database.ts'
import { trackChanges } from './changes.ts'
import { type Entry, entryOf, isEntry, type Made } from './entry.ts'
import { rememberFacts } from './facts.ts'
import { keepEntries } from './store.ts'

export { type Entry, entryOf, type Made } from './entry.ts'

/** Finished answers in memory, bounded by bytes; what nobody has asked for again goes first. */
export interface Cache {
  find(key: string): Entry | undefined
  /** Makes an answer once, however many ask for it meanwhile, and keeps it where it may be kept. */
  make(key: string, make: () => Promise<Made>): Promise<Entry>
  /** A fact that costs a question, asked once however many want it, and known until something with its tag is written. */
  remember<Fact>(key: string, tag: CacheTag, ask: () => Promise<Fact>): Promise<Fact>
  /** The same for many rows by their ids: only those that are not known yet are asked for. Nobody may change what is given. */
  rememberEach<Fact>(
    kind: { name: string; tag: CacheTag },
    ids: readonly number[],
    ask: (unknown: number[]) => Promise<ReadonlyMap<number, Fact>>,
  ): Promise<Map<number, Fact>>
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

// A 404 is not kept for each address that is asked for: they would push the pages out.
const keptStatus = new Set([200, 301])

interface CacheParts {
  clock: () => Date
  maxBytes?: number
}

export function createCache({ clock, maxBytes = 64 * 1024 * 1024 }: CacheParts): Cache {
  const changes = trackChanges()
  const store = keepEntries(clock, maxBytes)
  const facts = rememberFacts(changes)
  const making = new Map<string, Promise<Entry>>()

  async function once(key: string, make: () => Promise<Made>): Promise<Entry> {
    const began = changes.now()
    const made = await makeOrStale(store.stale, key, make)
    if (isEntry(made)) return made
    const entry = entryOf(made)
    const isKept = keptStatus.has(made.status) || made.isForAll
    if (isKept && !changes.sawAny(made.tags, began)) store.keep(key, entry)
    return entry
  }

  // Who asks from now on must not be handed what began before.
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

// While what it is made of is away, an answer that should be made anew is better than none.
async function makeOrStale(
  stale: (key: string) => Entry | undefined,
  key: string,
  make: () => Promise<Made>,
): Promise<Made | Entry> {
  try {
    const made = await make()
    return made.status === 503 ? (stale(key) ?? made) : made
  } catch (error) {
    const kept = isFailure(failureOfOthers(error) ?? error, 'unavailable') ? stale(key) : undefined
    if (kept) return kept
    throw error
  }
}
