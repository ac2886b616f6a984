import { z } from 'zod'
import { key, moment } from '../fields.ts'
import { voteReasonNames } from './reasons.ts'

/**
 * Who may vote. `anybody`: an address only keeps one from voting twice. `confirmed`: the address is confirmed by a link.
 * `domains`: the same, for addresses of some domains. `invited`: addresses on a list, each with a link of its own.
 * `codes`: whoever has a code that works once.
 */
export const votingWays = ['anybody', 'confirmed', 'domains', 'invited', 'codes'] as const
export type VotingWay = (typeof votingWays)[number]

/** How one votes: for one option, for several, by points to distribute, by the order of one's favourites. */
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
  /** Named: address and vote stand in one row. Secret: nothing joins them. */
  isNamed: z.boolean(),
  /** Of `domains`, in lower case. */
  domains: z
    .array(key(253, 'validDomain').regex(/^[a-z0-9.-]+\.[a-z]{2,}$/, { error: 'validDomain' }))
    .max(50),
  /** Options for `several` and `ranking`, points in all for `points`; `one` has one. */
  mostVotes: count.max(mostOptions, { error: 'validVoteCount' }),
  /** Points for one option. */
  mostPerOption: count.max(mostOptions, { error: 'validVoteCount' }),
  /** Whether a later ballot takes the place of an earlier one. */
  mayReplace: z.boolean(),
  results: z.enum(resultsShown),
  /** One ballot for each network address: off unless staff want it, for many share one. */
  isOncePerNetwork: z.boolean(),
  /** Networks that it does not apply to, such as `192.0.2.0/24`. */
  ownNetworks: z
    .array(key(50, 'validNetwork').regex(/^[0-9a-f.:]+\/\d{1,3}$/i, { error: 'validNetwork' }))
    .max(50),
})
export type VotingRules = z.infer<typeof votingRules>

export const blankRules: VotingRules = {
  ...{ way: 'confirmed', method: 'one', isNamed: false, domains: [], mostVotes: 1, mostPerOption: 1 },
  ...{ mayReplace: false, results: 'afterEnd', isOncePerNetwork: false, ownNetworks: [] },
}

/** What is chosen: of `one` and `several` the value is 1, else points, or the rank from 1. */
export const vote = z.strictObject({ id: z.string(), value: z.int() })
export type Vote = z.infer<typeof vote>

/** How many options or points a ballot can have. */
export function mostVotesOf({ method, mostVotes }: Pick<VotingRules, 'method' | 'mostVotes'>): number {
  return method === 'one' ? 1 : mostVotes
}

/** Whether a link in a mail confirms the address before a ballot counts. */
export function asksToConfirm({ way }: Pick<VotingRules, 'way'>): boolean {
  return way === 'confirmed' || way === 'domains' || way === 'invited'
}

/** Whether only those vote who were invited or were given a code. */
export function asksForTicket({ way }: Pick<VotingRules, 'way'>): boolean {
  return way === 'invited' || way === 'codes'
}

const result = z.object({
  id: z.string(),
  /** Votes or points; for rankings, points by rank: as many as there are options for the first, one fewer each. */
  value: z.int(),
  /** How many ballots name it. */
  ballots: z.int(),
  /** Who has as much shares the place, and the next is left out. */
  place: z.int(),
})

/** What became of the ballots, in numbers alone: for staff. */
const votingNumbers = z.object({
  /** Kept to the rules, whether or not they count by now. */
  received: z.int(),
  /** Confirmed by the link in a mail. */
  confirmed: z.int(),
  /** Gave way to a later one of the same person. */
  replaced: z.int(),
  /** Taken out of the count by staff, with a reason. */
  excluded: z.int(),
  /** Votes that were refused, the most frequent reason first. */
  refused: z.array(z.object({ reason: z.enum(voteReasonNames), count: z.int() })),
})
export type VotingNumbers = z.infer<typeof votingNumbers>

/** A result as it is published. */
export const votingResults = z.object({
  ballots: z.int(),
  options: z.array(result),
  /** Ballots that staff have taken out of the count. */
  excluded: z.int(),
  countedAt: moment,
})
export type VotingResults = z.infer<typeof votingResults>

/** The same for staff. */
export const countedResults = votingResults.omit({ excluded: true }).extend({ numbers: votingNumbers })
export type CountedResults = z.infer<typeof countedResults>
