import { day } from '#contract/durations.ts'
import { retention } from '#contract/retention.ts'
import { type CheckedBallot, checkBallot } from '#contract/voting/judge.ts'
import { voterKeyOf } from '#contract/voting/voter-address.ts'
import { type Context, inTransaction } from '#server/platform/calls/calls.ts'
import { openLink } from '#server/platform/links/links.ts'
import { queueMail } from '#server/platform/mail/mail.ts'
import { hashOf, newToken } from '#server/platform/sessions/sessions.ts'
import { type CastOutcome, type VotedOn, votingKeyOf, writeBallot } from './keep.ts'
import { confirmLetter, mailKeyOf } from './letters.tsx'
import { markOfAddress, openBallot, sealBallot } from './marks.ts'
import { addPending, clearPending, findPending, lockPending } from './pending-queries.ts'
import { incrementCounters } from './queries.ts'
import { refuseBallot } from './refuse-ballot.ts'

const confirmWithin = retention.pendingBallot.days * day

/**
 * Stores an encrypted ballot until the link in the letter is used. The steps are the same whether or not the
 * address has voted, because that is checked only when the link is used.
 */
export async function askToConfirm(
  context: Context,
  votedOn: VotedOn,
  { votes, email }: CheckedBallot,
): Promise<CastOutcome> {
  const { voting } = votedOn
  const { limits, clock } = context
  await limits.take('voteAddress', `${voting.id} ${voterKeyOf(email, voting.rules.way)}`)
  const token = newToken()
  const expiresAt = new Date(clock().getTime() + confirmWithin)
  await inTransaction(context, async trx => {
    const sealed = sealBallot({ votes, email, rules: voting.rules }, token)
    await addPending(trx.db, { tokenHash: hashOf(token), votingId: voting.id, sealed, expiresAt })
    await queueMail(trx, {
      ...{ purpose: 'ballot', to: { name: '', address: email }, tokens: { link: token } },
      letter: confirmLetter(context, votedOn),
      dedupeKey: mailKeyOf(voting.id),
    })
    await incrementCounters(trx.db, voting.id, 'received')
  })
  return { state: 'pending', receipt: null }
}

/** Returns the pending ballot of a token for this face. Throws `linkInvalid` and `linkExpired`. */
export async function findPendingByToken(context: Context, face: string, token: string) {
  return openLink(context.clock, token, hash => findPending(context.db, face, hash))
}

const repeated: CastOutcome = { state: 'counted', receipt: null, isRepeated: true }

/** Counts the ballot of a token; a second use changes nothing. Throws one of the vote reasons. */
export async function confirmBallot(
  context: Context,
  { voting, options }: VotedOn,
  sealed: Buffer | null,
  token: string,
): Promise<CastOutcome> {
  if (sealed === null) return repeated
  const { votes, email, rules = voting.rules } = openBallot(sealed, token)
  // The options and the permitted voters may have changed since.
  const judged = checkBallot({ votes, email, terms: true }, voting.rules, options)
  if (Array.isArray(judged)) throw refuseBallot(judged, context)
  const voter = { mark: markOfAddress(votingKeyOf(voting), email, voting.rules), email, isProven: true }
  return inTransaction(context, async trx => {
    // Two requests with one link both find it unused; the second waits here for the first.
    if (!(await lockPending(trx.db, hashOf(token)))) return repeated
    const kept = await writeBallot(trx, { votingId: voting.id, rules, counts: 'confirmed' }, votes, voter)
    await clearPending(trx.db, hashOf(token))
    return kept
  })
}
