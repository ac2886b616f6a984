import { openProcesses } from '#server/platform/processes/processes.ts'
import type { SocialCard, SocialCardOutcome } from './social-card-tasks.ts'

export type { SocialCard } from './social-card-tasks.ts'

/** The pictures that stand for pages elsewhere, drawn in a process of their own. */
export interface SocialCards {
  /** A JPEG of 1200 × 630, at most 120 kB. Throws `unavailable` when too many wait; any other error: it was not drawn. */
  draw(card: SocialCard): Promise<Buffer>
  close(): Promise<void>
}

const program = 'server/platform/rendering/social-card-worker.ts'
const env = { MALLOC_ARENA_MAX: '2' } // what each thread would keep for itself is a third of the memory
const longestDrawing = 20_000 // milliseconds; half a second is usual, with the start of the process
const longestQueue = 20 // drawings: who waits for more than a few seconds has gone

export function openSocialCards(work: { timeout?: number; longestQueue?: number } = {}): SocialCards {
  const usual = { program, env, atOnce: 1, timeout: longestDrawing, longestQueue }
  const processes = openProcesses({ ...usual, ...work })

  return {
    async draw(card) {
      const outcome = (await processes.perform(card)) as SocialCardOutcome
      if ('failure' in outcome) throw new Error(`A card was not drawn: ${outcome.failure}`)
      return Buffer.from(outcome.jpeg)
    },
    close: async () => processes.close(),
  }
}
