import { day } from '#contract/durations.ts'
import { retention } from '#contract/retention.ts'
import { type Judged, judge } from '#contract/voting/judge.ts'
import { voterKeyOf } from '#contract/voting/voter-address.ts'
import { type Context, inTransaction } from '#server/platform/calls/calls.ts'
import { openLink } from '#server/platform/links/links.ts'
import { queueMail } from '#server/platform/mail/mail.ts'
import { hashOf, newToken } from '#server/platform/sessions/sessions.ts'
import { type Cast, keep, keyOf, type VotedOn } from './keep.ts'
import { confirmLetter, mailKeyOf } from './letters.tsx'
import { markOfAddress, openBallot, sealBallot } from './marks.ts'
import { addPending, emptyPending, findPending, lockPending } from './pending-queries.ts'
import { raise } from './queries.ts'
import { refuseBallot } from './refuse-ballot.ts'

const confirmWithin = retention.pendingBallot.days * day

/**
 * Keeps a ballot, encrypted, until the link in the letter is used. What is done is the same whether or not the address
 * has voted: nobody looks before the link is used.
 */
export async function askToConfirm(
  context: Context,
  votedOn: VotedOn,
  { votes, email }: Judged,
): Promise<Cast> {
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
    await raise(trx.db, voting.id, 'received')
  })
  return { state: 'pending', receipt: null }
}

/** What waits for a token, and what of this face it belongs to. Throws `linkInvalid` and `linkExpired`. */
export async function pendingBehind(context: Context, face: string, token: string) {
  return openLink(context.clock, token, hash => findPending(context.db, face, hash))
}

const repeated: Cast = { state: 'counted', receipt: null, isRepeated: true }

/** Counts the ballot that a token opens; a second time changes nothing. Throws one of the reasons. */
export async function confirmBallot(
  context: Context,
  { voting, options }: VotedOn,
  sealed: Buffer | null,
  token: string,
): Promise<Cast> {
  if (sealed === null) return repeated
  const { votes, email, rules = voting.rules } = openBallot(sealed, token)
  // The options, and who may vote, can be others since.
  const judged = judge({ votes, email, terms: true }, voting.rules, options)
  if (Array.isArray(judged)) throw refuseBallot(judged, context)
  const voter = { mark: markOfAddress(keyOf(voting), email, voting.rules), email, isProven: true }
  return inTransaction(context, async trx => {
    // Two requests with one link both find it unused; the second waits here for the first.
    if (!(await lockPending(trx.db, hashOf(token)))) return repeated
    const kept = await keep(trx, { votingId: voting.id, rules, counts: 'confirmed' }, votes, voter)
    await emptyPending(trx.db, hashOf(token))
    return kept
  })
}
