import { type Judged, judge } from '#contract/voting/judge.ts'
import { refuse } from '#contract/voting/reasons.ts'
import { asksToConfirm } from '#contract/voting/rules.ts'
import { type Context, inTransaction } from '#server/platform/calls/calls.ts'
import { askToConfirm } from './confirm.ts'
import { type Cast, keep, keyOf, refuseClosed, replace, type VotedOn, type Voter } from './keep.ts'
import { hashOfCode, markOfAddress } from './marks.ts'
import { findTicket, type Voting } from './queries.ts'
import { refuseBallot } from './refuse-ballot.ts'

/** Takes a ballot, whatever was sent. Throws one of the reasons, and `tooMany` where too many letters are asked for. */
export async function cast(
  context: Context,
  votedOn: VotedOn,
  body: Readonly<Record<string, unknown>>,
): Promise<Cast> {
  const { voting, options } = votedOn
  const { rules } = voting
  refuseClosed(voting, context.clock())
  const judged = judge(body, rules, options)
  if (Array.isArray(judged)) throw refuseBallot(judged, context)
  // As in every form: a program of the voter's browser may have filled the trap for machines.
  if (typeof body.website === 'string' && body.website !== '')
    throw refuse('validationError', { fields: { website: 'filledTrap' } })
  if (judged.receipt !== '') return inTransaction(context, trx => replace(trx, voting.id, judged))
  const voter = await voterOf(context, voting, judged)
  if (asksToConfirm(rules) && !voter.isProven) return askToConfirm(context, votedOn, judged)
  const counting = { votingId: voting.id, rules, counts: 'received' } as const
  return inTransaction(context, trx => keep(trx, counting, judged.votes, voter))
}

async function voterOf({ db }: Context, voting: Voting, { email, ticket }: Judged): Promise<Voter> {
  if (ticket !== '') {
    const found = await findTicket(db, voting.id, { tokenHash: hashOfCode(ticket) })
    if (!found) throw refuse('emailNotAllowed')
    return { mark: found.voterMark, email: found.email ?? '', isProven: true }
  }
  const mark = markOfAddress(keyOf(voting), email, voting.rules)
  if (voting.rules.way === 'invited' && !(await findTicket(db, voting.id, { voterMark: mark })))
    throw refuse('emailNotAllowed')
  return { mark, email, isProven: false }
}
