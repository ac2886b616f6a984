import type { ContestFields } from '#contract/contests/contest.ts'
import { fail } from '#contract/errors.ts'
import type { Acting } from '#server/platform/records/records.ts'
import { lockBegun } from '#server/voting/voting.ts'
import { face } from './voting.ts'

/**
 * Runs before a save: throws `invalid` at the field in question for impossible times, and for a change
 * between jury and public once somebody has voted or was invited.
 */
export async function refuseContest(
  context: Acting,
  fields: ContestFields,
  id: number | null,
  before: ContestFields | null,
): Promise<void> {
  const isDecidedByOthers = id !== null && before !== null && before.judging !== fields.judging
  const refused = {
    ...timeProblems(fields, context.clock()),
    ...(isDecidedByOthers && (await lockBegun(context, face, id)).rules && { judging: 'votingBegun' }),
  }
  if (Object.keys(refused).length > 0) throw fail('invalid', { fields: refused })
}

function timeProblems(fields: ContestFields, now: Date): Record<string, string> {
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
