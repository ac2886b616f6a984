import type { SourceClock } from './source-pace.ts'

const keptFor = 300_000 // milliseconds
const mostCharacters = 8_000_000

/** Caches answers of the last five minutes, bounded by total size. `get` returns a copy. */
export function answerCache<Answer>({ now }: Pick<SourceClock, 'now'>) {
  const kept = new Map<string, { text: string; until: number }>()
  let size = 0

  function drop(key: string): void {
    size -= kept.get(key)?.text.length ?? 0
    kept.delete(key)
  }

  return {
    get(key: string): Answer | undefined {
      const found = kept.get(key)
      if (found && found.until <= now()) drop(key)
      else if (found) return JSON.parse(found.text) as Answer
      return undefined
    },
    put(key: string, answer: Answer): void {
      const text = JSON.stringify(answer)
      drop(key)
      if (text.length > mostCharacters / 4) return
      kept.set(key, { text, until: now() + keptFor })
      size += text.length
      for (const [oldest, { until }] of kept) {
        if (size <= mostCharacters && until > now()) break
        drop(oldest)
      }
    },
  }
}
