import { minute } from '../durations.ts'

/** Times in the API's format. Null: open from the beginning, or without an end. */
interface Opening {
  opensAt: string | null
  closesAt: string | null
}

export const votingStates = ['notStarted', 'open', 'closed'] as const
export type VotingState = (typeof votingStates)[number]

/** Uses the server's time only. At `closesAt` the voting is already closed. */
export function votingState({ opensAt, closesAt }: Opening, now: Date): VotingState {
  if (closesAt !== null && now >= new Date(closesAt)) return 'closed'
  return opensAt !== null && now < new Date(opensAt) ? 'notStarted' : 'open'
}

/**
 * Whether the end of the voting may be changed. A closed voting with ballots cannot reopen: its result was
 * visible, and the difference to a second result would reveal further ballots.
 */
export function mayMoveEnd({ closesAt }: Opening, hasBallots: boolean, now: Date): boolean {
  return !hasBallots || closesAt === null || now < new Date(closesAt)
}

/** Returns the next time at which the state changes. */
export function nextVotingChange({ opensAt, closesAt }: Opening, now: Date): Date | null {
  const moments = [opensAt, closesAt].flatMap(at => (at === null ? [] : [new Date(at)]))
  return moments.filter(at => at > now).sort((a, b) => a.getTime() - b.getTime())[0] ?? null
}

/** Precision of stored ballot times, and interval at which the order of options changes. */
const slot = 10 * minute

/** Returns the time to be stored with a ballot: rounded down, so that tables cannot be joined by it. */
export function roundedTime(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / slot) * slot)
}

/** Returns when the order of options changes next. */
export function nextOrderChange(now: Date): Date {
  return new Date(roundedTime(now).getTime() + slot)
}

/** With fewer ballots, a result could reveal what one person voted. */
export const fewestShown = 5 // ballots

interface Shown {
  state: VotingState
  results: 'never' | 'afterVote' | 'afterEnd'
  ballots: number
  /** Whether the reader has just voted. */
  hasVoted: boolean
}

/** Whether the reader may see the result. */
export function areResultsShown({ state, results, ballots, hasVoted }: Shown): boolean {
  if (results === 'never' || ballots < fewestShown) return false
  return state === 'closed' || (results === 'afterVote' && hasVoted)
}
