import { day } from '#contract/durations.ts'
import { fail } from '#contract/errors.ts'
import { type Bilingual, dayInBerlin } from '#contract/language.ts'
import { retention } from '#contract/retention.ts'
import type { CheckedBallot } from '#contract/voting/judge.ts'
import { voteFailure } from '#contract/voting/reasons.ts'
import { asksForTicket, type Vote, type VotingRules } from '#contract/voting/rules.ts'
import { roundedTime } from '#contract/voting/states.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { hashOfCode, isInNetworks, markOfNetwork, newCode } from './marks.ts'
import {
  addBallot,
  incrementCounters,
  markNetwork,
  markTicketUsed,
  putNamedBallot,
  replaceBallot,
  type Voting,
} from './queries.ts'
import { stateOf } from './results.ts'
import { isSameRules } from './same-rules.ts'

/** What a face passes to the engine: the voting with its options, and texts for letters. */
export interface VotedOn {
  voting: Voting
  /** The ids of the options. */
  options: readonly string[]
  title: Bilingual<string>
  /** Returns the address of the page that confirms a ballot, for a placeholder of the token. */
  confirmPage: (token: string) => string
}

/** Identity of a voter: the mark, and for named votings the address. */
export interface Voter {
  mark: Buffer
  email: string
  /** True if nobody else could have sent it: after a link, a code or a confirmation letter. */
  isProven: boolean
}

/** Result of a ballot. The receipt is returned only once. */
export interface CastOutcome {
  state: 'counted' | 'pending'
  receipt: string | null
  /** Set if the link was used before; the response then has no results that only voters may see. */
  isRepeated?: true
}

interface Counting {
  votingId: number
  /** Rules as the voter was told. */
  rules: VotingRules
  counts: 'received' | 'confirmed'
}

/**
 * Stores a ballot and the participation, while the voting is locked against others, and counts it; within the
 * caller's transaction. Of concurrent ballots with the same address, a constraint admits one. Throws
 * `emailAlreadyVoted`, `ipAlreadyVoted`, `emailNotAllowed`, and `linkExpired` if the rules, such as secrecy,
 * have changed since the ballot was given.
 */
export async function writeBallot(
  context: Context,
  { votingId, rules, counts }: Counting,
  votes: readonly Vote[],
  voter: Voter,
): Promise<CastOutcome> {
  const { db } = context
  const voting = await incrementOpen(context, votingId, counts)
  if (!isSameRules(rules, voting.rules)) throw fail('linkExpired')
  await refuseNetwork(context, voting)
  const write = voting.rules.isNamed ? writeNamedBallot : writeSecretBallot
  const receipt = await write(context, voting, votes, voter)
  // The ticket may have been revoked since the ballot was sent, or while its link was not used yet.
  if (asksForTicket(voting.rules) && !(await markTicketUsed(db, votingId, voter.mark)))
    throw voteFailure('emailNotAllowed')
  return { state: 'counted', receipt }
}

/**
 * Counts a ballot and locks the voting. Throws if the voting has closed meanwhile, which rolls everything
 * back.
 */
async function incrementOpen(
  { db, clock }: Context,
  id: number,
  figure: 'received' | 'confirmed',
): Promise<Voting> {
  const voting = await incrementCounters(db, id, figure)
  if (!voting) throw voteFailure('pollNotFound')
  refuseClosed(voting, clock())
  return voting
}

type Votes = readonly Vote[]

async function writeSecretBallot(
  { db, clock }: Context,
  { id: votingId, rules }: Voting,
  votes: Votes,
  { mark }: Voter,
): Promise<string | null> {
  const voter = { mark, day: dayInBerlin(clock()) }
  const receipt = rules.mayReplace ? newCode() : null
  const receiptHash = receipt === null ? null : hashOfCode(receipt)
  if (!(await addBallot(db, voter, { votingId, votes, receiptHash }))) throw voteFailure('emailAlreadyVoted')
  return receipt
}

// A voter who only typed an address must not replace its owner's ballot.
async function writeNamedBallot(
  { db, clock }: Context,
  voting: Voting,
  votes: Votes,
  voter: Voter,
): Promise<null> {
  const mayReplace = voting.rules.mayReplace && voter.isProven
  const ballot = { votingId: voting.id, votes, submittedAt: roundedTime(clock()) }
  const put = await putNamedBallot(db, { ...ballot, voterMark: voter.mark, email: voter.email, mayReplace })
  if (!put) throw voteFailure('emailAlreadyVoted')
  if (put === 'replaced') await incrementCounters(db, voting.id, 'replaced')
  return null
}

/** Replaces the secret ballot with this receipt; nobody else can tell which ballot it is. */
export async function replaceSecretBallot(
  context: Context,
  votingId: number,
  { votes, receipt }: Pick<CheckedBallot, 'votes' | 'receipt'>,
): Promise<CastOutcome> {
  await incrementOpen(context, votingId, 'received')
  if (!(await replaceBallot(context.db, { votingId, votes, receiptHash: hashOfCode(receipt) })))
    throw voteFailure('validationError')
  await incrementCounters(context.db, votingId, 'replaced')
  return { state: 'counted', receipt: null }
}

const networkPeriod = retention.networkMark.days * day

async function refuseNetwork({ db, clock, ip }: Context, voting: Voting): Promise<void> {
  const { isOncePerNetwork, ownNetworks } = voting.rules
  if (!isOncePerNetwork || isInNetworks(ip, ownNetworks)) return
  const now = clock()
  const mark = markOfNetwork(votingKeyOf(voting), ip)
  const row = { votingId: voting.id, mark, expiresAt: new Date(now.getTime() + networkPeriod) }
  if (!(await markNetwork(db, row, now))) throw voteFailure('ipAlreadyVoted')
}

/** Throws if nobody can vote now. A voting without a key is over, whatever its times are. */
export function refuseClosed(voting: Voting, now: Date): void {
  const state = stateOf(voting, now)
  if (state === 'notStarted') throw voteFailure('pollNotStarted')
  if (state === 'closed' || voting.key === null) throw voteFailure('pollExpired')
}

export function votingKeyOf({ key }: Voting): Buffer {
  if (key === null) throw voteFailure('pollExpired')
  return key
}
