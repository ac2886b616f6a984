import { sql } from 'kysely'
import { forgetLinksOf } from '#server/platform/links/links.ts'
import { takeBackMailsBeginning } from '#server/platform/mail/mail.ts'
import type { Forgetting } from '#server/platform/retention/retention.ts'
import { outboxKeyBeginning } from './letters.ts'
import { submissionLink } from './links.ts'

// End of the contest that a contribution or an artist's row belongs to; without an end, when the work was
// last sent, changed or decided on.
const over = sql<Date>`(
  select coalesce(contests.voting_end, contests.submission_end, contest_contributions.updated_at) from contests
  where contests.id = contest_contributions.contest_id)`
const overForArtist = sql<Date>`(
  select coalesce(contests.voting_end, contests.submission_end, works.updated_at)
  from contests join contest_contributions works on works.contest_id = contests.id
  where works.id = contest_artists.contribution_id)`

const withLinks: Forgetting['afterwards'] = async (trx, ids) => {
  await forgetLinksOf(trx, submissionLink, ids)
  await takeBackMailsBeginning(trx, ids.map(outboxKeyBeginning))
}

export const contestForgets: readonly Forgetting[] = [
  {
    kind: 'unconfirmedContribution',
    table: 'contestContributions',
    since: sql`created_at`,
    where: sql<boolean>`state = 'unconfirmed'`,
    afterwards: withLinks,
  },
  {
    kind: 'contribution',
    table: 'contestContributions',
    since: over,
    where: sql<boolean>`state not in ('unconfirmed', 'accepted')`,
    afterwards: withLinks,
  },
  {
    kind: 'contribution',
    table: 'contestArtists',
    since: overForArtist,
    where: sql<boolean>`email is not null`,
    empties: { email: sql`null`, email_key: sql`null` },
  },
  // Files of deleted contributions; only files sent by visitors have such names and no `created_by`.
  {
    kind: 'unconfirmedContribution',
    table: 'files',
    since: sql`created_at`,
    days: 1,
    where: sql<boolean>`created_by is null and folder like 'artifact/%' and name ~ '^[0-9a-f]{18}[.]'
      and not exists (select from contest_contributions where file_id = files.id)`,
  },
]
