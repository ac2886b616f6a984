import { cleanKey } from '../clean-text.ts'
import type { VoteReason } from './reasons.ts'
import { mostVotesOf, type Vote, type VotingRules } from './rules.ts'
import { isOfDomain, problemOfAddress } from './voter-address.ts'

/** A ballot that follows the rules, before the voter's right to vote is checked. */
export interface CheckedBallot {
  votes: Vote[]
  /** Empty if there is a ticket or a receipt, or if codes are required. */
  email: string
  ticket: string
  receipt: string
}

type Body = Readonly<Record<string, unknown>>
type Ruled = Pick<
  VotingRules,
  'way' | 'method' | 'mostVotes' | 'mostPerOption' | 'domains' | 'mayReplace' | 'isNamed'
>

/** Permitted fields of a ballot; `website` and `seconds` are the honeypot and the timer of all forms. */
const fields = ['email', 'ticket', 'receipt', 'votes', 'terms', 'website', 'seconds']

/** A problem of a ballot. Field null: it concerns no single field. */
export interface BallotProblem {
  field: 'votes' | 'terms' | 'email' | 'ticket' | null
  reason: VoteReason
}

/** Validates any request body. Problems are sorted; the first one is the reason for the refusal. */
export function checkBallot(
  body: Body,
  rules: Ruled,
  options: readonly string[],
): CheckedBallot | BallotProblem[] {
  const problems = problemsOf(body, rules, options)
  if (problems.length > 0) return problems
  return {
    votes: body.votes as Vote[],
    email: textOf(body.email),
    ticket: textOf(body.ticket),
    receipt: textOf(body.receipt),
  }
}

// Each reason has exactly one meaning, see docs/decisions/131.
function problemsOf(body: Body, rules: Ruled, options: readonly string[]): BallotProblem[] {
  const unreadable = problemOfFields(body)
  if (unreadable) return [{ field: null, reason: unreadable }]
  const ofVoter = problemOfVoter(body, rules)
  const voter = ofVoter === 'validationError' ? null : rules.way === 'codes' ? 'ticket' : 'email'
  const found = [
    { field: 'votes', reason: problemOfVotes(body.votes, rules, options) },
    { field: 'terms', reason: problemOfTerms(body.terms) },
    { field: voter, reason: ofVoter },
  ] as const
  return found.flatMap(({ field, reason }) => (reason ? [{ field, reason }] : []))
}

function problemOfFields(body: Body): VoteReason | null {
  if (Object.keys(body).some(name => !fields.includes(name))) return 'invalidRequest'
  if ([body.ticket, body.receipt].some(isNoText)) return 'votingFieldInvalidType'
  if (isNoText(body.email)) return 'invalidType'
  return typeof (body.terms ?? false) === 'boolean' ? null : 'invalidType'
}

function problemOfVotes(votes: unknown, rules: Ruled, options: readonly string[]): VoteReason | null {
  if (votes === undefined || votes === null) return 'votesRequired'
  if (!Array.isArray(votes)) return 'votesInvalidFormat'
  if (votes.length === 0) return 'votesRequired'
  for (const one of votes) {
    const problem = problemOfVote(one, options)
    if (problem) return problem
  }
  return problemOfSum(votes, rules)
}

function problemOfVote(one: unknown, options: readonly string[]): VoteReason | null {
  if (typeof one !== 'object' || one === null) return 'invalidVoteFormat'
  if (Object.keys(one).sort().join() !== 'id,value') return 'invalidVoteFormat'
  const { id, value } = one as { id: unknown; value: unknown }
  if (typeof id !== 'string') return 'voteIdMustBeString'
  if (!/^[a-z0-9]{1,40}$/.test(id)) return 'voteIdInvalidFormat'
  if (typeof value !== 'number') return 'voteValueMustBeNumeric'
  return options.includes(id) ? null : 'invalidVoteOptionId'
}

function problemOfSum(votes: readonly Vote[], rules: Ruled): VoteReason | null {
  const { method, mostPerOption } = rules
  if (new Set(votes.map(({ id }) => id)).size < votes.length) return 'invalidVoteData'
  const most = mostVotesOf(rules)
  const highest = method === 'points' ? mostPerOption : method === 'ranking' ? most : 1
  if (votes.some(({ value }) => !Number.isInteger(value) || value < 1 || value > highest))
    return 'invalidVoteValue'
  const given = method === 'points' ? votes.reduce((sum, { value }) => sum + value, 0) : votes.length
  if (given > most) return 'maxVotesPerEmailExceeded'
  return method === 'ranking' && !areRanks(votes) ? 'invalidVoteData' : null
}

// The ranks 1, 2 and so on, each once and without gaps.
function areRanks(votes: readonly Vote[]): boolean {
  return votes.every((_, n) => votes.some(({ value }) => value === n + 1))
}

function problemOfTerms(terms: unknown): VoteReason | null {
  if (terms === undefined || terms === null) return 'termsAcceptanceRequired'
  return terms === true ? null : 'termsNotAccepted'
}

function problemOfVoter(body: Body, rules: Ruled): VoteReason | null {
  const { way, domains } = rules
  const [email, ticket, receipt] = [textOf(body.email), textOf(body.ticket), textOf(body.receipt)]
  if (isContradictory({ email, ticket, receipt }, rules)) return 'validationError'
  if (receipt !== '' || ticket !== '') return null
  if (way === 'codes') return 'votingFieldRequired'
  const problem = problemOfAddress(email)
  if (problem) return problem
  return way === 'domains' && !isOfDomain(email, domains) ? 'domainNotAllowed' : null
}

// Only one kind of identification at a time, and only one that the rules allow.
function isContradictory(
  { email, ticket, receipt }: Omit<CheckedBallot, 'votes'>,
  { way, mayReplace, isNamed }: Ruled,
): boolean {
  if (receipt !== '' && (isNamed || !mayReplace)) return true
  if (ticket !== '' && way !== 'invited' && way !== 'codes') return true
  if (email !== '' && way === 'codes') return true
  return [email, ticket, receipt].filter(text => text !== '').length > 1
}

function isNoText(value: unknown): boolean {
  return typeof (value ?? '') !== 'string'
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? cleanKey(value) : ''
}
