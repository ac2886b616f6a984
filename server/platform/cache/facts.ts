import type { CacheTag } from '#contract/call.ts'
import type { Changes } from './changes.ts'

/** Facts that cost a question, each asked once however many want it, and known until something with its tag is written. */
export function rememberFacts(changes: Changes) {
  const facts = new Map<string, { tag: CacheTag; fact: unknown }>()
  const asking = new Map<string, Promise<unknown>>()

  async function askOnce<Fact>(key: string, tag: CacheTag, ask: () => Promise<Fact>): Promise<Fact> {
    const began = changes.now()
    const fact = await ask()
    if (!changes.sawAny([tag], began)) facts.set(key, { tag, fact })
    return fact
  }

  return {
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
    },
    clearAll: () => facts.clear(),
    forgetRunning: () => asking.clear(),
  }
}
