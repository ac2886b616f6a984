import type { Language } from '#contract/language.ts'
import type { MissedKind } from '#contract/site/missed.ts'

/**
 * A request for something that does not exist: an address (without a language) or a search in one language.
 */
export interface Miss {
  kind: MissedKind
  language: Language | ''
  asked: string
}

export interface Counted extends Miss {
  times: number
  firstAskedAt: Date
  lastAskedAt: Date
}

const mostOfAKind = 500 // between two writes, which bounds the memory used in a flood of made-up ones

/** Counts in memory. If there is no room for another entry, it replaces one that was counted once. */
export function tally(most = mostOfAKind) {
  let kinds: Record<MissedKind, Map<string, Counted>> = { address: new Map(), question: new Map() }
  return {
    add(miss: Miss, at: Date): void {
      const counted = kinds[miss.kind]
      const key = `${miss.language} ${miss.asked}`
      const known = counted.get(key)
      if (known) {
        known.times += 1
        known.lastAskedAt = at
        return
      }
      if (counted.size >= most && !makePlace(counted)) return
      counted.set(key, { ...miss, times: 1, firstAskedAt: at, lastAskedAt: at })
    },
    /**
     * Returns all counts, sorted so that concurrent processes write rows in the same order, and resets them.
     */
    take(): Counted[] {
      const all = [...kinds.address.values(), ...kinds.question.values()]
      kinds = { address: new Map(), question: new Map() }
      return all.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    },
  }
}

function makePlace(counted: Map<string, Counted>): boolean {
  for (const [key, { times }] of counted) if (times === 1) return counted.delete(key)
  return false
}

function keyOf({ kind, language, asked }: Miss): string {
  return `${kind} ${language} ${asked}`
}
