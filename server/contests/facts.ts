import { contestPhase } from '#contract/contests/phase.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { countByState } from './contribution-queries.ts'
import { findContests } from './queries.ts'
import { timesOf } from './times.ts'

/** What staff see of contests besides the editable fields: the phase, and numbers of contributions. */
export async function factsOf({ db, clock }: Pick<Context, 'db' | 'clock'>, ids: readonly number[]) {
  const rows = await findContests(db, ids)
  const counts = await countByState(db, ids)
  const countOf = (contestId: number, state: string) =>
    counts.find(one => one.contestId === contestId && one.state === state)?.count ?? 0
  return new Map(
    rows.map(row => {
      const contributions = {
        submitted: countOf(row.id, 'submitted'),
        accepted: countOf(row.id, 'accepted'),
      }
      return [row.id, { phase: contestPhase(timesOf(row), clock()), contributions }]
    }),
  )
}
