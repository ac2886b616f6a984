import { minute } from '#contract/durations.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { countPausedByFailures } from '#server/platform/mail/mail.ts'
import { countDue } from './issue-queries.ts'

export const batchBeginning = 'newsletter '

/** Name of the batch of an issue in the outbox; its letters are paused and stopped together. */
export function batchOf(newsletterId: number): string {
  return `${batchBeginning}${newsletterId}`
}

const longestBeginning = 10 * minute // milliseconds; an issue that has not begun by then cannot begin

/** Returns how many issues need attention: paused by too many failed letters, or unable to begin. */
export async function countPaused({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const notBegun = await countDue(db, new Date(clock().getTime() - longestBeginning))
  return notBegun + (await countPausedByFailures(db, batchBeginning))
}
