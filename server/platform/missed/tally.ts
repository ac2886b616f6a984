import type { Language } from '#contract/language.ts'
import type { MissedKind } from '#contract/site/missed.ts'

/** Something that was asked for and is not there: an address in no language, a question in one. */
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

const mostOfAKind = 500 // between two writes; a flood of made-up ones takes no more memory

/** Counts in memory. Where there is no room for another, one that was asked for once makes place for it. */
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
    /** All that was counted, in one order, so that two processes write rows in the same; then begins anew. */
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
