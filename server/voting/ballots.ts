import { fail } from '#contract/errors.ts'
import { isId } from '#contract/fields.ts'
import { addressOf } from '#contract/pathnames.ts'
import { refuse } from '#contract/voting/reasons.ts'
import type { VotingResults } from '#contract/voting/rules.ts'
import { votingState } from '#contract/voting/states.ts'
import { namedBy } from '#contract/voting/voting-id.ts'
import { accepted, type Context } from '#server/platform/calls/calls.ts'
import { idsBySlug, slugsShown } from '#server/platform/records/records.ts'
import { type Attempt, recorded } from './attempts.ts'
import { cast } from './cast.ts'
import { confirmBallot, pendingBehind } from './confirm.ts'
import type { VotedThing, VotingFace } from './face.ts'
import type { Cast, VotedOn } from './keep.ts'
import { findVotings } from './queries.ts'
import { openingOf, shownResults } from './results.ts'

interface Answer extends Pick<Cast, 'state' | 'receipt'> {
  results: VotingResults | null
}

/**
 * Takes a ballot for what has this slug or voting id, of the first of these kinds that has one. Throws one of the
 * reasons, which leaves a failed attempt.
 */
export async function vote(
  context: Context,
  faces: readonly VotingFace[],
  key: string,
  body: Attempt['body'],
): Promise<Answer> {
  const attempt: Attempt = { votingId: null, body }
  return recorded(context, attempt, async () => {
    const votedOn = await votedOnBehind(context, faces, key, attempt)
    return answerOf(context, votedOn, await cast(context, votedOn, body))
  })
}

async function votedOnBehind(
  context: Context,
  faces: readonly VotingFace[],
  key: string,
  attempt: Attempt,
): Promise<VotedOn> {
  const { db, clock } = context
  const { face, thing } = await findByKey(context, faces, key)
  const votedOn = await votedOnOf(context, face, thing)
  if (!votedOn) throw refuse('pollNotFound')
  attempt.votingId = votedOn.voting.id
  if ((await face.findPublic(db, clock(), [thing.id])).length === 0) throw refuse('pollNotVisible')
  face.refuse?.(thing, clock())
  return votedOn
}

async function findByKey(
  { db, language }: Context,
  faces: readonly VotingFace[],
  key: string,
): Promise<{ face: VotingFace; thing: VotedThing }> {
  const named = namedBy(key)
  for (const face of faces) {
    const byId = named?.kind === face.name ? [named.id].filter(isId) : null
    const ids = byId ?? (await idsBySlug(db, face.name, key, language))
    const kept = await face.find(db, ids)
    const [thing] = ids.flatMap(id => kept.find(one => one.id === id) ?? [])
    if (thing) return { face, thing }
  }
  throw refuse('pollNotFound')
}

/** What the engine needs of a thing; null where nobody votes on it. */
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
  { state, receipt, isRepeated }: Cast,
): Promise<Answer> {
  const hasVoted = state === 'counted' && !isRepeated
  if (state === 'pending') accepted(context)
  return { state, receipt, results: await shownResults(context, voting, options, hasVoted) }
}

/** What the link in a letter would count. Changes nothing. Throws `linkInvalid` and `linkExpired`. */
export async function findBallot(context: Context, face: VotingFace, token: string) {
  const { thing, pending } = await behind(context, face, token)
  return {
    thing: { title: thing.title, slug: slugsShown(thing.slug) },
    state: votingState(openingOf(pending), context.clock()),
    isCounted: pending.sealed === null,
  }
}

/** Counts the ballot behind a link; a second time changes nothing. Throws one of the reasons. */
export async function confirm(context: Context, face: VotingFace, token: string): Promise<Answer> {
  const { thing, pending } = await behind(context, face, token)
  return recorded(context, { votingId: pending.votingId, body: {} }, async () => {
    const votedOn = await votedOnOf(context, face, thing)
    if (!votedOn) throw refuse('pollNotFound')
    return answerOf(context, votedOn, await confirmBallot(context, votedOn, pending.sealed, token))
  })
}

async function behind(context: Context, face: VotingFace, token: string) {
  const pending = await pendingBehind(context, face.name, token)
  const [thing] = await face.find(context.db, [pending.faceId])
  if (!thing) throw fail('linkExpired')
  return { thing, pending }
}
