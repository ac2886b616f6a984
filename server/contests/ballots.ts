import { contestPhase } from '#contract/contests/phase.ts'
import type { ContestBallotAnswer } from '#contract/contests/voting.ts'
import { fail } from '#contract/errors.ts'
import { addressOf } from '#contract/pathnames.ts'
import { refuse } from '#contract/voting/reasons.ts'
import { votingState } from '#contract/voting/states.ts'
import { accepted, type Context } from '#server/platform/calls/calls.ts'
import { idsBySlug, slugsShown } from '#server/platform/records/records.ts'
import {
  cast,
  confirmBallot,
  findVotings,
  openingOf,
  pendingBehind,
  recorded,
  type VotedOn,
} from '#server/voting/voting.ts'
import { findAccepted } from './contribution-queries.ts'
import { type ContestRow, findContest, findKept, findPublic } from './queries.ts'
import { timesOf } from './times.ts'
import { face } from './voting.ts'

/** Takes a ballot for the contest with this slug. Throws one of the reasons, which leaves a failed attempt. */
export async function vote(
  context: Context,
  { slug, ...body }: { slug: string } & Record<string, unknown>,
): Promise<ContestBallotAnswer> {
  const attempt: { votingId: number | null; body: typeof body } = { votingId: null, body }
  return recorded(context, attempt, async () => {
    const answer = await cast(context, await votedOnBehind(context, slug, attempt), body)
    if (answer.state === 'pending') accepted(context)
    return answer
  })
}

async function votedOnBehind(
  context: Context,
  slug: string,
  attempt: { votingId: number | null },
): Promise<VotedOn> {
  const { db, clock, language } = context
  const ids = await idsBySlug(db, 'contests', slug, language)
  const kept = await findKept(db, ids)
  const contest = ids.flatMap(id => kept.find(one => one.id === id) ?? [])[0]
  const votedOn = contest && (await votedOnOf(context, contest))
  if (!contest || !votedOn) throw refuse('pollNotFound')
  attempt.votingId = votedOn.voting.id
  if ((await findPublic(db, clock(), [contest.id])).length === 0) throw refuse('pollNotVisible')
  refuseOtherPhase(contest, clock())
  return votedOn
}

/** What the engine needs of a contest; null where nobody votes on it. */
async function votedOnOf(
  { db, config, language }: Pick<Context, 'db' | 'config' | 'language'>,
  contest: ContestRow,
): Promise<VotedOn | null> {
  const [voting] = await findVotings(db, face, [contest.id])
  if (!voting) return null
  const works = await findAccepted(db, contest.id)
  const confirmPage = (token: string) => config.baseUrl + addressOf('artifactBallot', language, { token })
  return { voting, options: works.map(({ id }) => String(id)), title: contest.title, confirmPage }
}

// A contest may have lost its times since the engine learned of them.
function refuseOtherPhase(contest: ContestRow, now: Date): void {
  const phase = contestPhase(timesOf(contest), now)
  if (phase === 'counting' || phase === 'ended') throw refuse('pollExpired')
  if (phase !== 'voting') throw refuse('pollNotStarted')
}

/** What the link in a letter would count. Changes nothing. Throws `linkInvalid` and `linkExpired`. */
export async function findBallot(context: Context, token: string) {
  const { contest, pending } = await behind(context, token)
  return {
    contest: { title: contest.title, slug: slugsShown(contest.slug) },
    state: votingState(openingOf(pending), context.clock()),
    isCounted: pending.sealed === null,
  }
}

/** Counts the ballot behind a link; a second time changes nothing. Throws one of the reasons. */
export async function confirm(context: Context, token: string): Promise<ContestBallotAnswer> {
  const { contest, pending } = await behind(context, token)
  return recorded(context, { votingId: pending.votingId, body: {} }, async () => {
    const votedOn = await votedOnOf(context, contest)
    if (!votedOn) throw refuse('pollNotFound')
    return confirmBallot(context, votedOn, pending.sealed, token)
  })
}

async function behind(context: Context, token: string) {
  const pending = await pendingBehind(context, face, token)
  const contest = await findContest(context.db, pending.faceId)
  if (!contest || contest.deletedAt) throw fail('linkExpired')
  return { contest, pending }
}
