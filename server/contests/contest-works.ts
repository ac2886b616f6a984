import { type ContestPhase, contestPhase } from '#contract/contests/phase.ts'
import type { ContestWork, ContributionCard } from '#contract/contests/work.ts'
import { inOrderOf } from '#contract/voting/order.ts'
import { nextOrderChange } from '#contract/voting/states.ts'
import { type Context, noteNextChange } from '#server/platform/calls/calls.ts'
import { type ContributionRow, findAccepted } from './contribution-queries.ts'
import type { ContestRow } from './queries.ts'
import { raffleOf } from './raffle.ts'
import { ballotsOf } from './ranking.ts'
import { timesOf } from './times.ts'
import { fullWorksOf, worksOf } from './works.ts'

const shownFrom: readonly ContestPhase[] = ['voting', 'counting', 'ended']

/** The public part of a contest about its works and its vote, by phase. */
export async function votePartOf(context: Context, contest: ContestRow) {
  const phase = contestPhase(timesOf(contest), context.clock())
  const hasEnded = phase === 'ended'
  return {
    mayVote: phase === 'voting',
    works: shownFrom.includes(phase) ? await votedWorks(context, contest.id, phase) : [],
    ballots: hasEnded ? await ballotsOf(context, contest) : null,
    raffle: hasEnded ? await raffleOf(context, contest.id) : null,
  }
}

async function votedWorks(context: Context, contestId: number, phase: ContestPhase): Promise<ContestWork[]> {
  const rows = await findAccepted(context.db, contestId)
  return byRating(await fullWorksOf(context, inOrder(context, contestId, rows, phase), phase))
}

/** Accepted works of a contest, without recordings. */
export async function cardsOfWorks(
  context: Context,
  contestId: number,
  phase: ContestPhase,
): Promise<ContributionCard[]> {
  const rows = await findAccepted(context.db, contestId)
  return byRating(await worksOf(context, inOrder(context, contestId, rows, phase), phase))
}

// During voting the order changes, so that no work is always first (decision 133).
function inOrder(
  context: Context,
  contestId: number,
  rows: readonly ContributionRow[],
  phase: ContestPhase,
): ContributionRow[] {
  if (phase !== 'voting') return [...rows]
  const now = context.clock()
  noteNextChange(context, nextOrderChange(now))
  return inOrderOf(rows, contestId, now)
}

/** Winners first, then the others by their points; without points the order is kept. */
function byRating<Work extends ContributionCard>(works: readonly Work[]): Work[] {
  const after = 4 // after the third place, which is the last
  return works.toSorted(
    (a, b) => (a.place ?? after) - (b.place ?? after) || (b.rating ?? 0) - (a.rating ?? 0),
  )
}
