import type { ContestFields } from '#contract/contests/contest.ts'
import { fail } from '#contract/errors.ts'
import type { Acting } from '#server/platform/records/records.ts'

/** Before a save: throws `invalid`, at the field that stands in the way, for times that cannot be. */
export async function refuseContest({ clock }: Acting, fields: ContestFields): Promise<void> {
  const refused = timesRefused(fields, clock())
  if (Object.keys(refused).length > 0) throw fail('invalid', { fields: refused })
}

function timesRefused(fields: ContestFields, now: Date): Record<string, string> {
  const { submissionStart, submissionEnd, votingStart, votingEnd, areResultsPublished } = fields
  const votingBegins = votingStart ?? submissionEnd
  return {
    ...(isNotAfter(submissionEnd, submissionStart) && { submissionEnd: 'endBeforeStart' }),
    ...(isBeforeEnd(votingStart, submissionEnd) && { votingStart: 'votingBeforeSubmissionEnd' }),
    ...(isNotAfter(votingEnd, votingBegins) && { votingEnd: 'endBeforeStart' }),
    ...(votingEnd !== null && votingBegins === null && { submissionEnd: 'required' }),
    ...(areResultsPublished && !isOver(votingEnd, now) && { areResultsPublished: 'resultsBeforeVotingEnd' }),
  }
}

// A contest whose submission never ends has no voting.
function isBeforeEnd(votingStart: string | null, submissionEnd: string | null): boolean {
  if (votingStart === null) return false
  return submissionEnd === null || new Date(votingStart) < new Date(submissionEnd)
}

function isNotAfter(end: string | null, start: string | null): boolean {
  return end !== null && start !== null && new Date(end) <= new Date(start)
}

function isOver(votingEnd: string | null, now: Date): boolean {
  return votingEnd !== null && new Date(votingEnd) <= now
}
