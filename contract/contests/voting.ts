import { z } from 'zod'
import { id, moment } from '../fields.ts'
import { blankRules, type VotingRules } from '../voting/rules.ts'
import { contestPhases } from './phase.ts'

export const pointsEach = 3 // of every voter, over all works

/**
 * How the public votes in a contest. When the result is shown is decided by the contest, not by the engine.
 */
export const contestVotingRules: VotingRules = {
  ...blankRules,
  ...{ way: 'confirmed', method: 'points', mostVotes: pointsEach, mostPerOption: pointsEach },
  ...{ mayReplace: true, results: 'never' },
}

/** How a jury votes: invited voters or those with a code, with the same points, once. */
export const juryVotingRules: VotingRules = { ...contestVotingRules, way: 'invited', mayReplace: false }

/** Outcome of a ballot. `pending`: a link was mailed, whether or not the address has voted. */
export const contestBallotAnswer = z.object({
  state: z.enum(['counted', 'pending']),
  /** Returned only once: with it the ballot can be changed until the end. */
  receipt: z.string().nullable(),
})

/** An artist in the raffle, represented by one of their works. */
const raffleEntry = z.object({
  number: z.int(),
  /** Null if the work has been removed since. */
  work: z.object({ title: z.string(), slug: z.string(), artist: z.string() }).nullable(),
})

/** Data for repeating the draw: see `raffleOrder` in server/contests/raffle.ts and docs/decisions/147. */
export const raffle = z.object({
  seed: z.string(),
  /** Sorted by number, from 1. */
  entries: z.array(raffleEntry),
  /** Number of the winner. */
  winner: z.int(),
  drawnAt: moment,
})
export type Raffle = z.infer<typeof raffle>

/** Result of a vote for staff: only the phase until the voting is over. */
export const contestResult = z.object({
  phase: z.enum(contestPhases),
  /** Number of ballots that count; null until the voting is over, and if nobody could vote. */
  ballots: z.int().nullable(),
  /** The most points first; empty until the voting is over, and always if the public cast few ballots. */
  works: z.array(
    z.object({
      id,
      title: z.string(),
      artist: z.string(),
      /** Points; null if a jury cast few ballots, of which only the places are shown. */
      value: z.int().nullable(),
      place: z.int().nullable(),
    }),
  ),
  raffle: raffle.nullable(),
})
export type ContestResult = z.infer<typeof contestResult>
