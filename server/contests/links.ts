import { unconfirmedFor } from '#contract/contests/contribution.ts'
import { day } from '#contract/durations.ts'
import type { Language } from '#contract/language.ts'
import { lifeDays } from '#contract/lives.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findByLink, issueLink, type LinkPurpose, moveLinksEnd } from '#server/platform/links/links.ts'
import { type ContributionRow, findContribution } from './contribution-queries.ts'
import type { ContestRow } from './queries.ts'

const afterEnd = lifeDays.contributionAfterContest * day
const withoutEnd = lifeDays.contributionWithoutEnd * day

/**
 * Link to the page of an artist's own contribution: each letter has its own, and all stay valid side by side.
 */
export const submissionLink: LinkPurpose = {
  name: 'contribution',
  life: unconfirmedFor,
  uses: 'again',
  endsOlder: false,
}

/** Returns until when links to confirmed contributions are valid. */
export function linksEnd({ votingEnd, submissionEnd }: ContestRow, now: Date): Date {
  const last = votingEnd ?? submissionEnd
  if (!last) return new Date(now.getTime() + withoutEnd)
  return new Date(Math.max(last.getTime(), now.getTime()) + afterEnd)
}

/** Issues a token for a letter about a contribution, in the letter's transaction. */
export async function issueSubmissionLink(
  context: Pick<Context, 'db' | 'clock'>,
  contest: ContestRow,
  { id, state }: Pick<ContributionRow, 'id' | 'state'>,
): Promise<string> {
  const isOpen = state !== 'unconfirmed'
  const until = isOpen ? { expiresAt: linksEnd(contest, context.clock()) } : {}
  const { token } = await issueLink(context, submissionLink, id, until)
  return token
}

/** Extends the links of a confirmed contribution. */
export async function prolongLinks(
  context: Pick<Context, 'db' | 'clock'>,
  contest: ContestRow,
  id: number,
): Promise<void> {
  await moveLinksEnd(context, submissionLink, [id], linksEnd(contest, context.clock()))
}

/** The contribution that a link opens. Throws `linkInvalid` and `linkExpired`. */
export async function findContributionByLink(
  context: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<ContributionRow> {
  return findByLink(context, submissionLink, token, findContribution)
}

/** Address of the page of an artist's own contribution. */
export function submissionAddress(baseUrl: string, language: Language, token: string): string {
  return `${baseUrl}${addressOf('artifactSubmission', language, { token })}`
}
