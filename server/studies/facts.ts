import { studyState } from '#contract/studies/study.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findStudies, type StudyRow } from './queries.ts'

/** How it stands with a row: the one question of the contract. */
export function stateOf(row: StudyRow, now: Date) {
  const text = (moment: Date | null) => moment?.toISOString() ?? null
  return studyState(
    {
      isVisible: row.isVisible && row.deletedAt === null,
      ...{ publishAt: text(row.publishAt), unpublishAt: text(row.unpublishAt) },
      ...{ seeksFrom: text(row.seeksFrom), seeksUntil: text(row.seeksUntil) },
      hasEnough: row.hasEnough,
    },
    now,
  )
}

/** What staff see of studies beside what they edit. */
export async function factsOf({ db, clock }: Pick<Context, 'db' | 'clock'>, ids: readonly number[]) {
  const now = clock()
  return new Map((await findStudies(db, ids)).map(row => [row.id, { studyState: stateOf(row, now) }]))
}
