import { retention } from '#contract/retention.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { deleteMails, wipeTokens } from './queries.ts'

const day = 24 * 3600 * 1000 // milliseconds
const longestLink = 7 // days after which no link in a letter works any more

/** Deletes letters 30 days after sending, and tokens that were never sent once their links are over. */
export async function forgetMails({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const daysAgo = (days: number) => new Date(clock().getTime() - days * day)
  await wipeTokens(db, daysAgo(longestLink))
  await deleteMails(db, daysAgo(retention.mail.days))
}
