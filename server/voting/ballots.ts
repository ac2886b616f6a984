import { fail } from '#contract/errors.ts'
import { isId } from '#contract/fields.ts'
import { addressOf } from '#contract/pathnames.ts'
import { voteFailure } from '#contract/voting/reasons.ts'
import type { VotingResults } from '#contract/voting/rules.ts'
import { votingState } from '#contract/voting/states.ts'
import { parseVotingId } from '#contract/voting/voting-id.ts'
import { answerAccepted, type Context } from '#server/platform/calls/calls.ts'
import { idsBySlug, slugsShown } from '#server/platform/records/records.ts'
import { type Attempt, recordFailures } from './attempts.ts'
import { cast } from './cast.ts'
import { confirmBallot, findPendingByToken } from './confirm.ts'
import type { VotedThing, VotingFace } from './face.ts'
import type { CastOutcome, VotedOn } from './keep.ts'
import { findVotings } from './queries.ts'
import { shownResults, votingMomentsOf } from './results.ts'

interface Answer extends Pick<CastOutcome, 'state' | 'receipt'> {
  results: VotingResults | null
}

/**
 * Takes a ballot for the record with this slug or voting id, in the first of the faces that has one. Throws
 * one of the vote reasons and stores a failed attempt.
 */
export async function vote(
  context: Context,
  faces: readonly VotingFace[],
  key: string,
  body: Attempt['body'],
): Promise<Answer> {
  const attempt: Attempt = { votingId: null, body }
  return recordFailures(context, attempt, async () => {
    const votedOn = await requireOpenVotedOn(context, faces, key, attempt)
    return answerOf(context, votedOn, await cast(context, votedOn, body))
  })
}

async function requireOpenVotedOn(
  context: Context,
  faces: readonly VotingFace[],
  key: string,
  attempt: Attempt,
): Promise<VotedOn> {
  const { db, clock } = context
  const { face, thing } = await findByKey(context, faces, key)
  const votedOn = await votedOnOf(context, face, thing)
  if (!votedOn) throw voteFailure('pollNotFound')
  attempt.votingId = votedOn.voting.id
  if ((await face.findPublic(db, clock(), [thing.id])).length === 0) throw voteFailure('pollNotVisible')
  face.refuse?.(thing, clock())
  return votedOn
}

async function findByKey(
  { db, language }: Context,
  faces: readonly VotingFace[],
  key: string,
): Promise<{ face: VotingFace; thing: VotedThing }> {
  const named = parseVotingId(key)
  for (const face of faces) {
    const byId = named?.kind === face.name ? [named.id].filter(isId) : null
    const ids = byId ?? (await idsBySlug(db, face.name, key, language))
    const kept = await face.find(db, ids)
    const [thing] = ids.flatMap(id => kept.find(one => one.id === id) ?? [])
    if (thing) return { face, thing }
  }
  throw voteFailure('pollNotFound')
}

/** Returns what the engine needs of a record; null if it has no voting. */
async function votedOnOf(
  { db, config, language }: Pick<Context, 'db' | 'config' | 'language'>,
  face: VotingFace,
  thing: VotedThing,
): Promise<VotedOn | null> {
  const [voting] = await findVotings(db, face.name, [thing.id])
  if (!voting) return null
  const confirmPage = (token: string) => config.baseUrl + addressOf(face.confirmPage, language, { token })
  const options = (await face.optionsOf(db, thing)).map(({ id }) => id)
  return { voting, options, title: thing.title, confirmPage }
}

async function answerOf(
  context: Context,
  { voting, options }: VotedOn,
  { state, receipt, isRepeated }: CastOutcome,
): Promise<Answer> {
  const hasVoted = state === 'counted' && !isRepeated
  if (state === 'pending') answerAccepted(context)
  return { state, receipt, results: await shownResults(context, voting, options, hasVoted) }
}

/**
 * Returns the voting of a confirmation link and whether its ballot is counted already. Throws `linkInvalid`
 * and `linkExpired`.
 */
export async function findBallot(context: Context, face: VotingFace, token: string) {
  const { thing, pending } = await findByToken(context, face, token)
  return {
    thing: { title: thing.title, slug: slugsShown(thing.slug) },
    state: votingState(votingMomentsOf(pending), context.clock()),
    isCounted: pending.sealed === null,
  }
}

/**
 * Counts the ballot of a confirmation link; using it again changes nothing. Throws one of the vote reasons.
 */
export async function confirm(context: Context, face: VotingFace, token: string): Promise<Answer> {
  const { thing, pending } = await findByToken(context, face, token)
  return recordFailures(context, { votingId: pending.votingId, body: {} }, async () => {
    const votedOn = await votedOnOf(context, face, thing)
    if (!votedOn) throw voteFailure('pollNotFound')
    return answerOf(context, votedOn, await confirmBallot(context, votedOn, pending.sealed, token))
  })
}

async function findByToken(context: Context, face: VotingFace, token: string) {
  const pending = await findPendingByToken(context, face.name, token)
  const [thing] = await face.find(context.db, [pending.faceId])
  if (!thing) throw fail('linkExpired')
  return { thing, pending }
}
