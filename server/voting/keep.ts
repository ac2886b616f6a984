import { day } from '#contract/durations.ts'
import { fail } from '#contract/errors.ts'
import { type Bilingual, dayInBerlin } from '#contract/language.ts'
import { retention } from '#contract/retention.ts'
import type { Judged } from '#contract/voting/judge.ts'
import { refuse } from '#contract/voting/reasons.ts'
import { asksForTicket, type Vote, type VotingRules } from '#contract/voting/rules.ts'
import { roundedTime } from '#contract/voting/states.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { hashOfCode, isInNetworks, markOfNetwork, newCode } from './marks.ts'
import {
  addBallot,
  markNetwork,
  putNamedBallot,
  raise,
  replaceBallot,
  useTicket,
  type Voting,
} from './queries.ts'
import { stateOf } from './results.ts'
import { isSame } from './same-rules.ts'

/** What a face hands to the engine: what is voted on, and how to name it in a letter. */
export interface VotedOn {
  voting: Voting
  /** The ids of the options. */
  options: readonly string[]
  title: Bilingual<string>
  /** The page with the button that confirms a ballot, for the placeholder of a token. */
  confirmPage: (token: string) => string
}

/** Whose ballot it is: by a mark, and for named votings by the address. */
export interface Voter {
  mark: Buffer
  email: string
  /** Nobody else could have typed it: a link, a code, a letter that was answered. */
  isProven: boolean
}

/** What came of a ballot; the receipt is told once. */
export interface Cast {
  state: 'counted' | 'pending'
  receipt: string | null
  /** It was counted by the same link before: what happened since is not told again. */
  isRepeated?: true
}

interface Counting {
  votingId: number
  /** Those that the voter was told. */
  rules: VotingRules
  counts: 'received' | 'confirmed'
}

/**
 * Writes a ballot and that somebody took part, while nobody else writes to this voting, and counts it as what it is; in
 * a transaction of the caller. Which of many at once is the one of an address, a constraint decides. Throws
 * `emailAlreadyVoted`, `ipAlreadyVoted`, `emailNotAllowed`, and `linkExpired` where the rules, such as that it is secret,
 * are others than those it was given under.
 */
export async function keep(
  context: Context,
  { votingId, rules, counts }: Counting,
  votes: readonly Vote[],
  voter: Voter,
): Promise<Cast> {
  const { db } = context
  const voting = await raiseOpen(context, votingId, counts)
  if (!isSame(rules, voting.rules)) throw fail('linkExpired')
  await refuseNetwork(context, voting)
  const write = voting.rules.isNamed ? keepNamed : keepSecret
  const receipt = await write(context, voting, votes, voter)
  // It may have been revoked since the ballot was sent, or while its link waited in a mail.
  if (asksForTicket(voting.rules) && !(await useTicket(db, votingId, voter.mark)))
    throw refuse('emailNotAllowed')
  return { state: 'counted', receipt }
}

/** What was open a moment ago may be closed since; then nothing of this stays. */
async function raiseOpen(
  { db, clock }: Context,
  id: number,
  figure: 'received' | 'confirmed',
): Promise<Voting> {
  const voting = await raise(db, id, figure)
  if (!voting) throw refuse('pollNotFound')
  refuseClosed(voting, clock())
  return voting
}

type Votes = readonly Vote[]

async function keepSecret(
  { db, clock }: Context,
  { id: votingId, rules }: Voting,
  votes: Votes,
  { mark }: Voter,
): Promise<string | null> {
  const voter = { mark, day: dayInBerlin(clock()) }
  const receipt = rules.mayReplace ? newCode() : null
  const receiptHash = receipt === null ? null : hashOfCode(receipt)
  if (!(await addBallot(db, voter, { votingId, votes, receiptHash }))) throw refuse('emailAlreadyVoted')
  return receipt
}

// Who only typed an address must not replace the ballot of whoever it belongs to.
async function keepNamed({ db, clock }: Context, voting: Voting, votes: Votes, voter: Voter): Promise<null> {
  const mayReplace = voting.rules.mayReplace && voter.isProven
  const ballot = { votingId: voting.id, votes, submittedAt: roundedTime(clock()) }
  const put = await putNamedBallot(db, { ...ballot, voterMark: voter.mark, email: voter.email, mayReplace })
  if (!put) throw refuse('emailAlreadyVoted')
  if (put === 'replaced') await raise(db, voting.id, 'replaced')
  return null
}

/** A secret ballot is replaced by whoever has its receipt: nobody else knows which one it is. */
export async function replace(
  context: Context,
  votingId: number,
  { votes, receipt }: Pick<Judged, 'votes' | 'receipt'>,
): Promise<Cast> {
  await raiseOpen(context, votingId, 'received')
  if (!(await replaceBallot(context.db, { votingId, votes, receiptHash: hashOfCode(receipt) })))
    throw refuse('validationError')
  await raise(context.db, votingId, 'replaced')
  return { state: 'counted', receipt: null }
}

const networkPeriod = retention.networkMark.days * day

async function refuseNetwork({ db, clock, ip }: Context, voting: Voting): Promise<void> {
  const { isOncePerNetwork, ownNetworks } = voting.rules
  if (!isOncePerNetwork || isInNetworks(ip, ownNetworks)) return
  const now = clock()
  const mark = markOfNetwork(keyOf(voting), ip)
  const row = { votingId: voting.id, mark, expiresAt: new Date(now.getTime() + networkPeriod) }
  if (!(await markNetwork(db, row, now))) throw refuse('ipAlreadyVoted')
}

/** Throws where nobody can vote now. A voting whose key is gone is over, whatever its moments say. */
export function refuseClosed(voting: Voting, now: Date): void {
  const state = stateOf(voting, now)
  if (state === 'notStarted') throw refuse('pollNotStarted')
  if (state === 'closed' || voting.key === null) throw refuse('pollExpired')
}

export function keyOf({ key }: Voting): Buffer {
  if (key === null) throw refuse('pollExpired')
  return key
}
