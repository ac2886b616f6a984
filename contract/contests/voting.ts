import { z } from 'zod'
import { id, moment } from '../fields.ts'
import { blankRules, type VotingRules } from '../voting/rules.ts'
import { contestPhases } from './phase.ts'

export const pointsEach = 3 // of every voter, over all works

/** How the public votes in a contest; when its result is shown is not the engine's but the contest's to say. */
export const contestVotingRules: VotingRules = {
  ...blankRules,
  ...{ way: 'confirmed', method: 'points', mostVotes: pointsEach, mostPerOption: pointsEach },
  ...{ mayReplace: true, results: 'never' },
}

/** How a jury votes: whoever was invited or got a code, with the same points, once. */
export const juryVotingRules: VotingRules = { ...contestVotingRules, way: 'invited', mayReplace: false }

/** What comes of a ballot. `pending`: a link was mailed, whether or not the address has voted. */
export const contestBallotAnswer = z.object({
  state: z.enum(['counted', 'pending']),
  /** Told once: whoever has it can change the ballot until the end. */
  receipt: z.string().nullable(),
})

/** One of the artists among whom the raffle was drawn, by one of their works. */
const raffleEntry = z.object({
  number: z.int(),
  /** Null where the work has been taken away since. */
  work: z.object({ title: z.string(), slug: z.string(), artist: z.string() }).nullable(),
})

/** All that is needed to draw again: see `raffleOrder` in server/contests/raffle.ts and docs/decisions/147. */
export const raffle = z.object({
  seed: z.string(),
  /** In the order of their numbers, from 1. */
  entries: z.array(raffleEntry),
  /** The number of whoever won. */
  winner: z.int(),
  drawnAt: moment,
})
export type Raffle = z.infer<typeof raffle>

/** How a vote ended, for staff: nothing but the phase until the voting is over. */
export const contestResult = z.object({
  phase: z.enum(contestPhases),
  /** How many ballots count; null until the voting is over, and where nobody could vote. */
  ballots: z.int().nullable(),
  /** The most points first; empty until the voting is over, and of few ballots of the public for ever. */
  works: z.array(
    z.object({
      id,
      title: z.string(),
      artist: z.string(),
      /** Points; null of few ballots of a jury, of which the places alone are told. */
      value: z.int().nullable(),
      place: z.int().nullable(),
    }),
  ),
  raffle: raffle.nullable(),
})
export type ContestResult = z.infer<typeof contestResult>
