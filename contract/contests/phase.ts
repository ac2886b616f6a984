/** Times in the API's format; null: none is given. */
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
 * Returns the phase of a contest. An empty start of the submission means at once, an empty end never; an
 * empty start of the voting means at once after the submission. Until staff publish the results, votes are
 * being counted.
 */
export function contestPhase(contest: ContestTimes, now: Date): ContestPhase {
  const { submissionStart, submissionEnd, votingStart, votingEnd, areResultsPublished } = contest
  const isReached = (moment: string | null) => moment !== null && new Date(moment) <= now
  if (isReached(votingEnd)) return areResultsPublished ? 'ended' : 'counting'
  if (isReached(votingStart ?? submissionEnd)) return 'voting'
  if (isReached(submissionEnd)) return 'votingNotStarted'
  return submissionStart !== null && !isReached(submissionStart) ? 'announced' : 'submission'
}

/** Returns the next time at which the phase changes by date. */
export function phaseChangesAt(contest: ContestTimes, now: Date): Date | null {
  const { submissionStart, submissionEnd, votingStart, votingEnd } = contest
  const moments = [submissionStart, submissionEnd, votingStart, votingEnd]
  const next = moments.flatMap(moment => (moment ? [new Date(moment)] : [])).filter(at => at > now)
  return next.sort((a, b) => a.getTime() - b.getTime())[0] ?? null
}

/** Who decides: the voters, or a jury. */
export const judgings = ['public', 'jury'] as const

interface Ordered {
  phase: ContestPhase
  judging: (typeof judgings)[number]
  votingEnd: string | null
  year: number
}

/** Sorts contests for lists: first those that all visitors can take part in, then by the latest year. */
export function contestsInOrder<C extends Ordered>(contests: readonly C[]): C[] {
  return contests.toSorted(
    (a, b) => importanceOf(a) - importanceOf(b) || byVotingEnd(a, b) || b.year - a.year,
  )
}

const afterVoting: readonly ContestPhase[] = ['votingNotStarted', 'counting', 'announced', 'ended']

/** Public votes first, then contests open for submission, then votes of a jury. */
function importanceOf({ phase, judging }: Ordered): number {
  if (phase === 'voting') return judging === 'public' ? 0 : 2
  return phase === 'submission' ? 1 : 3 + afterVoting.indexOf(phase)
}

/** Of several running votes the one that ends first, because the voting page shows it. */
function byVotingEnd(a: Ordered, b: Ordered): number {
  const endOf = ({ votingEnd }: Ordered) => (votingEnd ? Date.parse(votingEnd) : Number.MAX_SAFE_INTEGER)
  return a.phase === 'voting' && b.phase === 'voting' ? endOf(a) - endOf(b) : 0
}
