import { unconfirmedFor } from '#contract/contests/contribution.ts'
import { day } from '#contract/durations.ts'
import type { Language } from '#contract/language.ts'
import { lifeDays } from '#contract/lives.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findBehind, issueLink, type LinkPurpose, moveLinksEnd } from '#server/platform/links/links.ts'
import { type ContributionRow, findContribution } from './contribution-queries.ts'
import type { ContestRow } from './queries.ts'

const afterEnd = lifeDays.contributionAfterContest * day
const withoutEnd = lifeDays.contributionWithoutEnd * day

/** Links to the page of one's own contribution: each letter has one, and all of them work side by side. */
export const submissionLink: LinkPurpose = {
  name: 'contribution',
  life: unconfirmedFor,
  uses: 'again',
  endsOlder: false,
}

/** Until when links to confirmed contributions work. */
export function linksEnd({ votingEnd, submissionEnd }: ContestRow, now: Date): Date {
  const last = votingEnd ?? submissionEnd
  if (!last) return new Date(now.getTime() + withoutEnd)
  return new Date(Math.max(last.getTime(), now.getTime()) + afterEnd)
}

/** A token for a letter about a contribution. Runs in its transaction. */
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

/** What was confirmed can be seen for longer. */
export async function prolongLinks(
  context: Pick<Context, 'db' | 'clock'>,
  contest: ContestRow,
  id: number,
): Promise<void> {
  await moveLinksEnd(context, submissionLink, [id], linksEnd(contest, context.clock()))
}

/** The contribution that a link opens. Throws `linkInvalid` and `linkExpired`. */
export async function contributionBehind(
  context: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<ContributionRow> {
  return findBehind(context, submissionLink, token, findContribution)
}

/** The page of one's own contribution. */
export function submissionAddress(baseUrl: string, language: Language, token: string): string {
  return `${baseUrl}${addressOf('artifactSubmission', language, { token })}`
}
