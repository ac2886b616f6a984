import type { ContestTimes } from '#contract/contests/phase.ts'
import type { ContestRow } from './queries.ts'

type Times = Pick<
  ContestRow,
  'submissionStart' | 'submissionEnd' | 'votingStart' | 'votingEnd' | 'areResultsPublished'
>

/** The times of a contest in the form of the contract. */
export function timesOf(row: Times): ContestTimes {
  const { submissionStart, submissionEnd, votingStart, votingEnd, areResultsPublished } = row
  return {
    submissionStart: submissionStart?.toISOString() ?? null,
    submissionEnd: submissionEnd?.toISOString() ?? null,
    votingStart: votingStart?.toISOString() ?? null,
    votingEnd: votingEnd?.toISOString() ?? null,
    areResultsPublished,
  }
}
