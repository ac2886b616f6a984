import type { Context } from '#server/platform/calls/calls.ts'
import { countPausedByFailures } from '#server/platform/mail/mail.ts'

export const batchBeginning = 'newsletter '

/** The letters of an issue in the outbox, which are paused and stopped together. */
export function batchOf(newsletterId: number): string {
  return `${batchBeginning}${newsletterId}`
}

/** How many issues wait for somebody because too many of their letters failed. */
export function countPaused({ db }: Pick<Context, 'db'>): Promise<number> {
  return countPausedByFailures(db, batchBeginning)
}
