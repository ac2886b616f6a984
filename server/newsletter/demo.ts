import { sql } from 'kysely'
import { day } from '#contract/durations.ts'
import type { Language } from '#contract/language.ts'
import { activationLife } from '#contract/newsletter/subscription.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import { findIssue } from './issue-queries.ts'
import { markOf } from './marks.ts'
import { renderPartsInBoth } from './parts.ts'

export interface DemoReader {
  email: string
  language: Language
  state: 'pending' | 'active' | 'disabled'
  since: Date
}

/** Inserts the subscribers of the demo as if they had signed up. */
export async function keepDemoReaders(
  { db, secret }: Pick<Context, 'db' | 'secret'>,
  readers: readonly DemoReader[],
): Promise<void> {
  const rows = readers.map(({ email, language, state, since }) => ({
    ...{ email, language, state, mark: markOf(secret, email), createdAt: since },
    activatedAt: state === 'pending' ? null : since,
    expiresAt: state === 'pending' ? new Date(since.getTime() + activationLife) : null,
    disabledReason: state === 'disabled' ? ('unknownUser' as const) : null,
    disabledAt: state === 'disabled' ? new Date(since.getTime() + day) : null,
  }))
  await db.insertInto('newsletterSubscribers').values(rows).execute()
}

/**
 * Marks an issue as sent to all subscribers active at that moment: all letters count as sent, and the archive
 * shows it.
 */
export async function keepDemoIssueAsSent(
  given: Pick<Context, 'db' | 'clock' | 'kinds'>,
  id: number,
  at: Date,
): Promise<void> {
  const { db } = given
  const { parts = [] } = (await findIssue(db, id)) ?? {}
  const sentParts = asJson(await renderPartsInBoth(given, parts))
  await db
    .updateTable('newsletters')
    .set({ sentAt: at, isVisible: true, sentParts })
    .where('id', '=', id)
    .execute()
  await sql`
    insert into newsletter_letters (newsletter_id, subscriber_id, wanted_at, written_at, outcome)
    select ${id}, readers.id, ${at}, ${at}, 'sent' from newsletter_subscribers readers
    where state = 'active' and activated_at < ${at}`.execute(db)
}
