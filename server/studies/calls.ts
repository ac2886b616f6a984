import { fail } from '#contract/errors.ts'
import type { StudyCall } from '#contract/studies/study-call.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { audit, find } from '#server/platform/records/records.ts'
import { countCall, wantCall } from './call-queries.ts'
import { studyKind } from './kind.ts'

/** How many volunteers a call for a study would reach, and has reached. Throws `notFound`. */
export async function callOf(context: Context, id: number): Promise<StudyCall> {
  await find(studyKind, context, id)
  return countCall(context.db, id, context.clock())
}

/**
 * Sends the call for a study to all volunteers who have not got it; nobody learns who they are. Their letters are
 * wanted in this transaction, and written by a job. Throws `notFound`, and `studyNotOpen` where it looks for nobody.
 */
export async function sendCall(context: Context, id: number): Promise<StudyCall> {
  const { db, clock, jobs } = context
  const { studyState } = await find(studyKind, context, id)
  if (studyState !== 'open') throw fail('studyNotOpen')
  const many = await wantCall(db, id, clock())
  if (many > 0) {
    await audit(context, { action: 'callSent', entity: 'studies', entityId: id, details: { many } })
    await jobs.enqueue(db, 'sendStudyLetters')
  }
  return countCall(db, id, clock())
}
