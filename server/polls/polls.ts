import type { PollCard, PollDetail } from '#contract/polls/shown.ts'
import { withKeys } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { dependOnKind, readersOf } from '#server/platform/records/records.ts'
import { findVotings } from '#server/voting/voting.ts'
import { cardOf, detailOf, type Showing } from './detail.ts'
import { face } from './guard.ts'
import { pollKind } from './kind.ts'
import { findPoll, findPublic, findShown } from './queries.ts'

export { pollKind } from './kind.ts'
export { linesOf, recountByKey } from './recount.ts'

interface Asked {
  voting?: '1' | undefined
  latest?: '1' | undefined
}

/** Returns the public polls. `voting` limits them to the open ones, `latest` to the one created last. */
export async function list(
  context: Context,
  { voting, latest }: Asked,
): Promise<{ count: number; rows: PollCard[] }> {
  const { db, clock } = context
  await dependOnKind(context, pollKind)
  const shown = await findShown(db, clock())
  const votings = await findVotings(
    db,
    face,
    shown.map(({ id }) => id),
  )
  const all = shown.map(row =>
    cardOf(
      context,
      row,
      votings.find(({ faceId }) => faceId === row.id),
    ),
  )
  const asked = voting ? all.filter(({ state }) => state === 'open') : all
  const rows = latest ? asked.toSorted((a, b) => b.id - a.id).slice(0, 1) : asked
  return { count: rows.length, rows }
}

/** Returns the public polls among these ids, for use within other pages. */
export async function pollsById(context: Showing, ids: readonly number[]): Promise<Map<number, PollDetail>> {
  if (ids.length === 0) return new Map()
  context.reads.tags.add('polls')
  await dependOnKind(context, pollKind)
  const rows = await findPublic(context.db, context.clock(), [...new Set(ids)])
  return new Map(await Promise.all(rows.map(async row => [row.id, await detailOf(context, row)] as const)))
}

/**
 * `find` returns a public poll by a current or former slug in either language; `preview` returns it for
 * holders of a preview link.
 */
export const { find, preview } = readersOf(pollKind, { findPublic, findOne: findPoll }, detailOf, withKeys)
