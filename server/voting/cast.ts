import { type CheckedBallot, checkBallot } from '#contract/voting/judge.ts'
import { voteFailure } from '#contract/voting/reasons.ts'
import { asksToConfirm } from '#contract/voting/rules.ts'
import { type Context, inTransaction } from '#server/platform/calls/calls.ts'
import { askToConfirm } from './confirm.ts'
import {
  type CastOutcome,
  refuseClosed,
  replaceSecretBallot,
  type VotedOn,
  type Voter,
  votingKeyOf,
  writeBallot,
} from './keep.ts'
import { hashOfCode, markOfAddress } from './marks.ts'
import { findTicket, type Voting } from './queries.ts'
import { refuseBallot } from './refuse-ballot.ts'

/**
 * Validates and takes a ballot. Throws one of the vote reasons, and `tooMany` if too many letters are
 * requested.
 */
export async function cast(
  context: Context,
  votedOn: VotedOn,
  body: Readonly<Record<string, unknown>>,
): Promise<CastOutcome> {
  const { voting, options } = votedOn
  const { rules } = voting
  refuseClosed(voting, context.clock())
  const judged = checkBallot(body, rules, options)
  if (Array.isArray(judged)) throw refuseBallot(judged, context)
  // Honeypot field, as in every form. It is named in the error, because a program in the voter's browser may
  // have filled it.
  if (typeof body.website === 'string' && body.website !== '')
    throw voteFailure('validationError', { fields: { website: 'filledTrap' } })
  if (judged.receipt !== '') return inTransaction(context, trx => replaceSecretBallot(trx, voting.id, judged))
  const voter = await voterOf(context, voting, judged)
  if (asksToConfirm(rules) && !voter.isProven) return askToConfirm(context, votedOn, judged)
  const counting = { votingId: voting.id, rules, counts: 'received' } as const
  return inTransaction(context, trx => writeBallot(trx, counting, judged.votes, voter))
}

async function voterOf({ db }: Context, voting: Voting, { email, ticket }: CheckedBallot): Promise<Voter> {
  if (ticket !== '') {
    const found = await findTicket(db, voting.id, { tokenHash: hashOfCode(ticket) })
    if (!found) throw voteFailure('emailNotAllowed')
    return { mark: found.voterMark, email: found.email ?? '', isProven: true }
  }
  const mark = markOfAddress(votingKeyOf(voting), email, voting.rules)
  if (voting.rules.way === 'invited' && !(await findTicket(db, voting.id, { voterMark: mark })))
    throw voteFailure('emailNotAllowed')
  return { mark, email, isProven: false }
}
