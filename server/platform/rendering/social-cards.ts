import { openProcesses } from '#server/platform/processes/processes.ts'
import type { SocialCard, SocialCardOutcome } from './social-card-tasks.ts'

export type { SocialCard } from './social-card-tasks.ts'

/** Draws the link preview images of pages in a separate process. */
export interface SocialCards {
  /**
   * Returns a JPEG of 1200 × 630, at most 120 kB. Throws `unavailable` if too many cards wait, and any other
   * error if the drawing failed.
   */
  draw(card: SocialCard): Promise<Buffer>
  close(): Promise<void>
}

const program = 'server/platform/rendering/social-card-worker.ts'
const env = { MALLOC_ARENA_MAX: '2' } // the default arenas of each thread would take a third of the memory
const longestDrawing = 20_000 // milliseconds; half a second is usual, including the start of the process
const longestQueue = 20 // drawings; a client does not wait longer than a few seconds

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
