import { studyState } from '#contract/studies/study.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findStudies, type StudyRow } from './queries.ts'

/** State of a study's row, by the contract's `studyState`. */
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

/** Returns, by study id, what staff see of a study in addition to its fields. */
export async function factsOf({ db, clock }: Pick<Context, 'db' | 'clock'>, ids: readonly number[]) {
  const now = clock()
  return new Map((await findStudies(db, ids)).map(row => [row.id, { studyState: stateOf(row, now) }]))
}
