/** Moments as the API writes them; null: none is named. */
export interface ContestTimes {
  submissionStart: string | null
  submissionEnd: string | null
  votingStart: string | null
  votingEnd: string | null
  areResultsPublished: boolean
}

export const contestPhases = [
  'announced',
  'submission',
  'votingNotStarted',
  'voting',
  'counting',
  'ended',
] as const
export type ContestPhase = (typeof contestPhases)[number]

/**
 * Where a contest stands. An empty start of the submission means at once, an empty end never; an empty start of the
 * voting means at once after the submission. Staff publish the results: until then votes are counted.
 */
export function contestPhase(contest: ContestTimes, now: Date): ContestPhase {
  const { submissionStart, submissionEnd, votingStart, votingEnd, areResultsPublished } = contest
  const isReached = (moment: string | null) => moment !== null && new Date(moment) <= now
  if (isReached(votingEnd)) return areResultsPublished ? 'ended' : 'counting'
  if (isReached(votingStart ?? submissionEnd)) return 'voting'
  if (isReached(submissionEnd)) return 'votingNotStarted'
  return submissionStart !== null && !isReached(submissionStart) ? 'announced' : 'submission'
}

/** The next moment at which its phase changes by itself. */
export function phaseChangesAt(contest: ContestTimes, now: Date): Date | null {
  const { submissionStart, submissionEnd, votingStart, votingEnd } = contest
  const moments = [submissionStart, submissionEnd, votingStart, votingEnd]
  const next = moments.flatMap(moment => (moment ? [new Date(moment)] : [])).filter(at => at > now)
  return next.sort((a, b) => a.getTime() - b.getTime())[0] ?? null
}

// What visitors can take part in comes first, and of that what artists can.
const importance: readonly ContestPhase[] = [
  'submission',
  'voting',
  'votingNotStarted',
  'counting',
  'announced',
  'ended',
]

/** In the order in which they are listed: the current one first, the others by year, the latest first. */
export function contestsInOrder<C extends { phase: ContestPhase; year: number }>(
  contests: readonly C[],
): C[] {
  const byYear = [...contests].sort((a, b) => b.year - a.year)
  const current = [...byYear].sort((a, b) => importance.indexOf(a.phase) - importance.indexOf(b.phase))[0]
  return current ? [current, ...byYear.filter(one => one !== current)] : []
}
