import { minute } from '../durations.ts'

/** Moments as the API writes them. Null: from the beginning; without an end. */
interface Opening {
  opensAt: string | null
  closesAt: string | null
}

export const votingStates = ['notStarted', 'open', 'closed'] as const
export type VotingState = (typeof votingStates)[number]

/** By the time of the server alone. What closes at a moment is closed at it. */
export function votingState({ opensAt, closesAt }: Opening, now: Date): VotingState {
  if (closesAt !== null && now >= new Date(closesAt)) return 'closed'
  return opensAt !== null && now < new Date(opensAt) ? 'notStarted' : 'open'
}

/**
 * Whether its end may become another one. What has closed with ballots never opens again: its result was seen, and beside
 * a second one each further ballot could be told.
 */
export function mayMoveEnd({ closesAt }: Opening, hasBallots: boolean, now: Date): boolean {
  return !hasBallots || closesAt === null || now < new Date(closesAt)
}

/** The next moment at which the state is another. */
export function nextVotingChange({ opensAt, closesAt }: Opening, now: Date): Date | null {
  const moments = [opensAt, closesAt].flatMap(at => (at === null ? [] : [new Date(at)]))
  return moments.filter(at => at > now).sort((a, b) => a.getTime() - b.getTime())[0] ?? null
}

/** Moments of ballots are known this exactly, and options change their order this often. */
const slot = 10 * minute

/** The moment as it is kept beside a ballot: rounded down, so that no two tables can be joined by it. */
export function roundedTime(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / slot) * slot)
}

/** When options come in another order. */
export function nextOrderChange(now: Date): Date {
  return new Date(roundedTime(now).getTime() + slot)
}

/** Fewer than these could tell what one person voted. */
export const fewestShown = 5 // ballots

interface Shown {
  state: VotingState
  results: 'never' | 'afterVote' | 'afterEnd'
  ballots: number
  /** Whether the reader has just voted. */
  hasVoted: boolean
}

/** Whether somebody sees the result. */
export function areResultsShown({ state, results, ballots, hasVoted }: Shown): boolean {
  if (results === 'never' || ballots < fewestShown) return false
  return state === 'closed' || (results === 'afterVote' && hasVoted)
}
