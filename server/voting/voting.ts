import { randomBytes } from 'node:crypto'
import { fail } from '#contract/errors.ts'
import { refuse } from '#contract/voting/reasons.ts'
import type { VotingRules } from '#contract/voting/rules.ts'
import { mayMoveEnd } from '#contract/voting/states.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { lockBegun } from './begun.ts'
import { findVotings, putVoting, type Voting } from './queries.ts'
import { openingOf } from './results.ts'
import { isSame } from './same-rules.ts'

export { attemptFiguresOf } from './attempt-figures.ts'
export { listAttempts } from './attempt-list.ts'
export { confirm, findBallot, vote } from './ballots.ts'
export { begunOf, lockBegun } from './begun.ts'
export { isSecretLetter } from './concealed.ts'
export { keepDemoVotes } from './demo-votes.ts'
export type { VotingFace } from './face.ts'
export { sendInvitationLetters } from './invitation-letters.tsx'
export { keepDemoInvitations } from './invitations.ts'
export { findKeysDue } from './jobs.ts'
export { markOfAddress } from './marks.ts'
export { countRefused } from './numbers.ts'
export { countBallots, findVotings, type Voting } from './queries.ts'
export { countForStaff, countVoting, openingOf, shownResults, stateOf } from './results.ts'
export { ticketHandlers } from './ticket-handlers.ts'
export { keepCodes, newCodes } from './tickets.ts'
export { turnoutOf } from './turnout.ts'
export { annulVoting, excludeBallot } from './validity.ts'
export { listVotes } from './vote-list.ts'

interface Wished {
  /** The kind of thing that is voted on, and its id. */
  face: string
  faceId: number
  rules: VotingRules
  opensAt: string | null
  closesAt: string | null
  /** What the kind of record calls its end. */
  endField: 'closesAt' | 'votingEnd'
}

const keyLength = 32 // bytes

/**
 * Makes the voting of a thing, or changes when and how it is voted on. Throws `votingBegun` where ballots would mean
 * something else, `votingOver` where what has closed with ballots would open again, and `pollExpired` where the key is
 * gone and the end would be another. What never had an end may end now.
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
  if (isOver && !endsNow && closesAt?.getTime() !== voting.closesAt?.getTime()) throw refuse('pollExpired')
  const begun = await lockBegun({ db, clock }, voting.face, voting.faceId)
  const isMoved = closesAt?.getTime() !== voting.closesAt?.getTime()
  if (isMoved && !mayMoveEnd(openingOf(voting), begun.question, clock()))
    throw fail('invalid', { fields: { [endField]: 'votingOver' } })
  if (isSame(rules, voting.rules)) return
  if (isOver || begun.rules) throw fail('invalid', { fields: { 'rules.method': 'votingBegun' } })
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
