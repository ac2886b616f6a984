import { sql } from 'kysely'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import type { AttemptEnd } from './queries.ts'

const mostInRow = 20 // consecutive failed letters
const first = 200 // letters at the start of a batch, of which
const mostOfFirst = 40 // so many may fail

/**
 * Counts the result of a letter. Twenty consecutive failures, or a fifth of the first two hundred, pause the
 * batch: something is wrong with the letter, the list or the mail server, and sending more would harm the
 * sender's reputation.
 */
export async function noteLetterEnd(
  db: Kysely<Database>,
  name: string,
  state: AttemptEnd,
  now: Date,
): Promise<void> {
  if (state === 'retry') return
  const one = state === 'sent' ? 0 : 1
  const inRow = state === 'sent' ? sql`0` : sql`failed_in_row + 1`
  const isTooMuch = sql`paused_at is null and ${one} = 1
    and (failed_in_row + 1 >= ${mostInRow} or (ended < ${first} and failed + 1 >= ${mostOfFirst}))`
  await sql`
    update mail_batches set ended = ended + 1, failed = failed + ${one}, failed_in_row = ${inRow},
      paused_at = case when ${isTooMuch} then ${now}::timestamptz else paused_at end,
      paused_because = case when ${isTooMuch} then 'failures' else paused_because end
    where name = ${name}`.execute(db)
}
