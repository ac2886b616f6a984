import { contestPhase } from '#contract/contests/phase.ts'
import type { ContestResult } from '#contract/contests/voting.ts'
import { fail } from '#contract/errors.ts'
import { inLanguage } from '#contract/language.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findAccepted, findArtists } from './contribution-queries.ts'
import { findContest } from './queries.ts'
import { raffleOf } from './raffle.ts'
import { rankingOf } from './ranking.ts'
import { timesOf } from './times.ts'

/**
 * Result of the voting on a contest, for staff; until it is over they see no more than visitors. Throws
 * `notFound`.
 */
export async function resultOf(context: Context, contestId: number): Promise<ContestResult> {
  const { db, clock } = context
  const contest = await findContest(db, contestId)
  if (!contest) throw fail('notFound')
  const ranking = await rankingOf(context, contest)
  return {
    phase: contestPhase(timesOf(contest), clock()),
    ballots: ranking?.ballots ?? null,
    works: await withNames(context, contestId, ranking?.works ?? []),
    raffle: await raffleOf(context, contestId),
  }
}

/** Adds titles and artists to the works of a ranking. */
export async function withNames<Work extends { id: number }>(
  { db, language }: Pick<Context, 'db' | 'language'>,
  contestId: number,
  works: readonly Work[],
) {
  const rows = await findAccepted(db, contestId)
  const artists = await findArtists(
    db,
    works.map(({ id }) => id),
  )
  return works.flatMap(work => {
    const row = rows.find(({ id }) => id === work.id)
    const artist = artists.find(({ contributionId }) => contributionId === work.id)?.name ?? ''
    return row ? { ...work, title: inLanguage(row.title, language).value, artist } : []
  })
}
