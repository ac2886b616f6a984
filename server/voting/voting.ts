import { randomBytes } from 'node:crypto'
import { fail } from '#contract/errors.ts'
import { voteFailure } from '#contract/voting/reasons.ts'
import type { VotingRules } from '#contract/voting/rules.ts'
import { mayMoveEnd } from '#contract/voting/states.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { lockBegun } from './begun.ts'
import { findVotings, putVoting, type Voting } from './queries.ts'
import { votingMomentsOf } from './results.ts'
import { isSameRules } from './same-rules.ts'

export { attemptFiguresOf } from './attempt-figures.ts'
export { listAttempts } from './attempt-list.ts'
export { confirm, findBallot, vote } from './ballots.ts'
export { begunOf, lockBegun } from './begun.ts'
export { secretLetterCondition } from './concealed.ts'
export { keepDemoVotes } from './demo-votes.ts'
export type { VotingFace } from './face.ts'
export { sendInvitationLetters } from './invitation-letters.tsx'
export { keepDemoInvitations } from './invitations.ts'
export { findKeysDue } from './jobs.ts'
export { markOfAddress } from './marks.ts'
export { incrementRefused } from './numbers.ts'
export { countBallots, findVotings, type Voting } from './queries.ts'
export { countForStaff, countVoting, shownResults, stateOf, votingMomentsOf } from './results.ts'
export { ticketHandlers } from './ticket-handlers.ts'
export { keepCodes, newCodes } from './tickets.ts'
export { turnoutOf } from './turnout.ts'
export { annulVoting, excludeBallot } from './validity.ts'
export { listVotes } from './vote-list.ts'

interface Wished {
  /** The kind of record that is voted on, and its id. */
  face: string
  faceId: number
  rules: VotingRules
  opensAt: string | null
  closesAt: string | null
  /** Name of the record's field for the end. */
  endField: 'closesAt' | 'votingEnd'
}

const keyLength = 32 // bytes

/**
 * Creates the voting of a record, or changes its times and rules. Throws `invalid` with `votingBegun` if the
 * rules change after votes, codes or invitations, or with `votingOver` if a closed voting with ballots would
 * reopen, and `pollExpired` if the key is destroyed and the end would change. A voting that never had an end
 * may still get one.
 */
export async function saveVoting(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  wished: Wished,
): Promise<void> {
  const [opensAt, closesAt] = [momentOf(wished.opensAt), momentOf(wished.closesAt)]
  const [voting] = await findVotings(db, wished.face, [wished.faceId])
  if (voting) await refuseChange({ db, clock }, voting, { ...wished, closesAt })
  const { face, faceId, rules } = wished
  await putVoting(db, { face, faceId, rules, opensAt, closesAt, key: randomBytes(keyLength) })
}

async function refuseChange(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  voting: Voting,
  { rules, closesAt, endField }: Pick<Wished, 'rules' | 'endField'> & { closesAt: Date | null },
): Promise<void> {
  const isOver = voting.key === null
  const endsNow = voting.closesAt === null && closesAt !== null && closesAt <= clock()
  if (isOver && !endsNow && closesAt?.getTime() !== voting.closesAt?.getTime())
    throw voteFailure('pollExpired')
  const begun = await lockBegun({ db, clock }, voting.face, voting.faceId)
  const isMoved = closesAt?.getTime() !== voting.closesAt?.getTime()
  if (isMoved && !mayMoveEnd(votingMomentsOf(voting), begun.question, clock()))
    throw fail('invalid', { fields: { [endField]: 'votingOver' } })
  if (isSameRules(rules, voting.rules)) return
  if (isOver || begun.rules) throw fail('invalid', { fields: { 'rules.method': 'votingBegun' } })
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
