import { minute } from '#contract/durations.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { countPausedByFailures } from '#server/platform/mail/mail.ts'
import { countDue } from './issue-queries.ts'

export const batchBeginning = 'newsletter '

/** The letters of an issue in the outbox, which are paused and stopped together. */
export function batchOf(newsletterId: number): string {
  return `${batchBeginning}${newsletterId}`
}

const longestBeginning = 10 * minute // milliseconds; by then an issue has begun, or cannot

/** How many issues wait for somebody: too many of their letters failed, or their sending cannot begin. */
export async function countPaused({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const notBegun = await countDue(db, new Date(clock().getTime() - longestBeginning))
  return notBegun + (await countPausedByFailures(db, batchBeginning))
}
