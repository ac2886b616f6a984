import type { CacheTag } from '#contract/call.ts'
import type { Changes } from './changes.ts'

const mostOfEach = 2000 // rows of a few kilobytes each; those read first are dropped first

/**
 * Caches query results: each is read once for all concurrent callers, and kept until a write with its tag.
 */
export function createFactCache(changes: Changes) {
  const facts = new Map<string, { tag: CacheTag; fact: unknown }>()
  const asking = new Map<string, Promise<unknown>>()
  const each = new Map<string, { tag: CacheTag; known: Map<number, unknown> }>()

  async function askOnce<Fact>(key: string, tag: CacheTag, ask: () => Promise<Fact>): Promise<Fact> {
    const began = changes.now()
    const fact = await ask()
    if (!changes.sawAny([tag], began)) facts.set(key, { tag, fact })
    return fact
  }

  function learn(known: Map<number, unknown>, found: ReadonlyMap<number, unknown>): void {
    for (const [id, fact] of found) known.set(id, fact)
    for (const id of known.keys()) {
      if (known.size <= mostOfEach) return
      known.delete(id)
    }
  }

  return {
    async rememberEach<Fact>(
      { name, tag }: { name: string; tag: CacheTag },
      ids: readonly number[],
      ask: (unknown: number[]) => Promise<ReadonlyMap<number, Fact>>,
    ): Promise<Map<number, Fact>> {
      const { known } = each.get(name) ?? { known: new Map() }
      each.set(name, { tag, known })
      const answer = new Map<number, Fact>()
      for (const id of ids) if (known.has(id)) answer.set(id, known.get(id) as Fact)
      const unknown = ids.filter(id => !answer.has(id))
      if (unknown.length === 0) return answer
      const found = await ask(unknown)
      learn(known, found) // after a concurrent write this map is no longer used
      for (const [id, fact] of found) answer.set(id, fact)
      return answer
    },
    async remember<Fact>(key: string, tag: CacheTag, ask: () => Promise<Fact>): Promise<Fact> {
      const known = facts.get(key)
      if (known) return known.fact as Fact
      const running = asking.get(key)
      if (running) return running as Promise<Fact>
      const asked = askOnce(key, tag, ask).finally(() => asking.get(key) === asked && asking.delete(key))
      asking.set(key, asked)
      return asked
    },
    clear(tags: readonly CacheTag[]): void {
      for (const [key, { tag }] of facts) if (tags.includes(tag)) facts.delete(key)
      for (const [name, { tag }] of each) if (tags.includes(tag)) each.delete(name)
    },
    clearAll(): void {
      facts.clear()
      each.clear()
    },
    forgetRunning: () => asking.clear(),
  }
}
