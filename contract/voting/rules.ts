import { z } from 'zod'
import { key, moment } from '../fields.ts'
import { voteReasonNames } from './reasons.ts'

/**
 * Who may vote. `anybody`: an address only prevents voting twice. `confirmed`: the address is confirmed by a
 * link. `domains`: the same, for addresses of some domains. `invited`: addresses on a list, each with its own
 * link. `codes`: holders of a code that works once.
 */
export const votingWays = ['anybody', 'confirmed', 'domains', 'invited', 'codes'] as const
export type VotingWay = (typeof votingWays)[number]

/** Voting methods: one option, several options, points to distribute, a ranking of favourites. */
export const votingMethods = ['one', 'several', 'points', 'ranking'] as const
export type VotingMethod = (typeof votingMethods)[number]

/** When visitors see the result. */
export const resultsShown = ['never', 'afterVote', 'afterEnd'] as const
export type VotingResultsShown = (typeof resultsShown)[number]

const mostOptions = 100 // more can neither be read nor ranked
const count = z.int({ error: 'validVoteCount' }).min(1, { error: 'validVoteCount' })

export const votingRules = z.strictObject({
  way: z.enum(votingWays),
  method: z.enum(votingMethods),
  /** Named: address and vote are in one row. Secret: nothing links them. */
  isNamed: z.boolean(),
  /** For `domains`, in lower case. */
  domains: z
    .array(key(253, 'validDomain').regex(/^[a-z0-9.-]+\.[a-z]{2,}$/, { error: 'validDomain' }))
    .max(50),
  /** Options for `several` and `ranking`, points in total for `points`; always 1 for `one`. */
  mostVotes: count.max(mostOptions, { error: 'validVoteCount' }),
  /** Points for one option. */
  mostPerOption: count.max(mostOptions, { error: 'validVoteCount' }),
  /** Whether a later ballot replaces an earlier one. */
  mayReplace: z.boolean(),
  results: z.enum(resultsShown),
  /**
   * Whether to accept only one ballot per network address; off by default, because many people may share one.
   */
  isOncePerNetwork: z.boolean(),
  /** Networks exempt from `isOncePerNetwork`, such as `192.0.2.0/24`. */
  ownNetworks: z
    .array(key(50, 'validNetwork').regex(/^[0-9a-f.:]+\/\d{1,3}$/i, { error: 'validNetwork' }))
    .max(50),
})
export type VotingRules = z.infer<typeof votingRules>

export const blankRules: VotingRules = {
  ...{ way: 'confirmed', method: 'one', isNamed: false, domains: [], mostVotes: 1, mostPerOption: 1 },
  ...{ mayReplace: false, results: 'afterEnd', isOncePerNetwork: false, ownNetworks: [] },
}

/** A choice: for `one` and `several` the value is 1, else it is points, or the rank from 1. */
export const vote = z.strictObject({ id: z.string(), value: z.int() })
export type Vote = z.infer<typeof vote>

/** Returns the maximum number of options or points on a ballot. */
export function mostVotesOf({ method, mostVotes }: Pick<VotingRules, 'method' | 'mostVotes'>): number {
  return method === 'one' ? 1 : mostVotes
}

/** Whether the address must be confirmed by a link in a mail before a ballot counts. */
export function asksToConfirm({ way }: Pick<VotingRules, 'way'>): boolean {
  return way === 'confirmed' || way === 'domains' || way === 'invited'
}

/** Whether only people with an invitation or a code can vote. */
export function asksForTicket({ way }: Pick<VotingRules, 'way'>): boolean {
  return way === 'invited' || way === 'codes'
}

const result = z.object({
  id: z.string(),
  /**
   * Votes or points; for rankings, points by rank: the number of options for the first, one fewer for each
   * next.
   */
  value: z.int(),
  /** Number of ballots that name it. */
  ballots: z.int(),
  /** Equal values share a place, and the next place is left out. */
  place: z.int(),
})

/** Numbers of ballots by outcome, for staff. */
const votingNumbers = z.object({
  /** Followed the rules, whether or not they count now. */
  received: z.int(),
  /** Confirmed by the link in a mail. */
  confirmed: z.int(),
  /** Replaced by a later one of the same person. */
  replaced: z.int(),
  /** Excluded from the count by staff, with a reason. */
  excluded: z.int(),
  /** Refused votes, the most frequent reason first. */
  refused: z.array(z.object({ reason: z.enum(voteReasonNames), count: z.int() })),
})
export type VotingNumbers = z.infer<typeof votingNumbers>

/** A published result. */
export const votingResults = z.object({
  ballots: z.int(),
  options: z.array(result),
  /** Ballots that staff have excluded from the count. */
  excluded: z.int(),
  countedAt: moment,
})
export type VotingResults = z.infer<typeof votingResults>

/** A result for staff. */
export const countedResults = votingResults.omit({ excluded: true }).extend({ numbers: votingNumbers })
export type CountedResults = z.infer<typeof countedResults>
