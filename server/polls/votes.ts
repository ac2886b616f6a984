import { fail } from '#contract/errors.ts'
import { isId } from '#contract/fields.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { BallotAnswer } from '#contract/polls/shown.ts'
import { refuse } from '#contract/voting/reasons.ts'
import { votingState } from '#contract/voting/states.ts'
import { accepted, type Context } from '#server/platform/calls/calls.ts'
import { idsBySlug, slugsShown } from '#server/platform/records/records.ts'
import {
  type Cast,
  cast,
  confirmBallot,
  findVotings,
  openingOf,
  pendingBehind,
  recorded,
  shownResults,
  type VotedOn,
} from '#server/voting/voting.ts'
import { idsOf } from './detail.ts'
import { face } from './guard.ts'
import { findKept, findPoll, findPublic, type PollRow } from './queries.ts'

/** Takes a ballot for the poll with this slug or id. Throws one of the reasons, which leaves a failed attempt. */
export async function vote(
  context: Context,
  { key, ...body }: { key: string } & Record<string, unknown>,
): Promise<BallotAnswer> {
  const attempt: { votingId: number | null; body: typeof body } = { votingId: null, body }
  return recorded(context, attempt, async () => {
    const votedOn = await votedOnBehind(context, key, attempt)
    return answerOf(context, votedOn, await cast(context, votedOn, body))
  })
}

async function votedOnBehind(
  context: Context,
  key: string,
  attempt: { votingId: number | null },
): Promise<VotedOn> {
  const { db, clock, language } = context
  const ids = /^\d+$/.test(key) ? [Number(key)].filter(isId) : await idsBySlug(db, 'polls', key, language)
  const kept = await findKept(db, ids)
  const row = ids.flatMap(id => kept.find(poll => poll.id === id) ?? [])[0]
  const votedOn = row && (await votedOnOf(context, row))
  if (!row || !votedOn) throw refuse('pollNotFound')
  attempt.votingId = votedOn.voting.id
  if ((await findPublic(db, clock(), [row.id])).length === 0) throw refuse('pollNotVisible')
  return votedOn
}

/** What the engine needs of a poll. */
export async function votedOnOf(
  { db, config, language }: Pick<Context, 'db' | 'config' | 'language'>,
  row: PollRow,
): Promise<VotedOn | null> {
  const [voting] = await findVotings(db, face, [row.id])
  if (!voting) return null
  const confirmPage = (token: string) => config.baseUrl + addressOf('confirmBallot', language, { token })
  return { voting, options: idsOf(row), title: row.title, confirmPage }
}

async function answerOf(
  context: Context,
  { voting, options }: VotedOn,
  { state, receipt, isTrapped, isRepeated }: Cast,
): Promise<BallotAnswer> {
  const hasVoted = state === 'counted' && !isTrapped && !isRepeated
  if (state === 'pending') accepted(context)
  return { state, receipt, results: await shownResults(context, voting, options, hasVoted) }
}

/** What the link in a letter would count. Changes nothing. Throws `linkInvalid` and `linkExpired`. */
export async function findBallot(context: Context, token: string) {
  const { poll, pending } = await behind(context, token)
  return {
    poll: { title: poll.title, slug: slugsShown(poll.slug) },
    state: votingState(openingOf(pending), context.clock()),
    isCounted: pending.sealed === null,
  }
}

/** Counts the ballot behind a link; a second time changes nothing. Throws one of the reasons. */
export async function confirm(context: Context, token: string): Promise<BallotAnswer> {
  const { poll, pending } = await behind(context, token)
  return recorded(context, { votingId: pending.votingId, body: {} }, async () => {
    const votedOn = await votedOnOf(context, poll)
    if (!votedOn) throw refuse('pollNotFound')
    return answerOf(context, votedOn, await confirmBallot(context, votedOn, pending.sealed, token))
  })
}

async function behind(context: Context, token: string) {
  const pending = await pendingBehind(context, face, token)
  const poll = await findPoll(context.db, pending.faceId)
  if (!poll || poll.deletedAt) throw fail('linkExpired')
  return { poll, pending }
}
