import { fail } from '#contract/errors.ts'
import { lackingForCall, type StudyCall, waveOf } from '#contract/studies/study-call.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { audit, find } from '#server/platform/records/records.ts'
import { countCall, lockStudy, wantCallLetters } from './call-queries.ts'
import { studyKind } from './kind.ts'

/** How many volunteers the next wave of a call would reach, and earlier ones have reached. Throws `notFound`. */
export async function callOf(context: Context, id: number): Promise<StudyCall> {
  const study = await find(studyKind, context, id)
  const counted = await countCall(context.db, id, { now: context.clock(), wave: waveOf(study) })
  return { ...counted, lacks: lackingForCall(study) }
}

/**
 * Sends the call for a study to the next volunteers who have not got it; nobody learns who they are. Their letters are
 * wanted in this transaction, and written by a job. Throws `notFound`, `studyNotOpen` where it looks for nobody,
 * `callIncomplete` for what volunteers need to know, and `studyFull` without a free place.
 */
export async function sendCall(context: Context, id: number): Promise<StudyCall> {
  const { db, clock, jobs } = context
  await lockStudy(db, id)
  const study = await find(studyKind, context, id)
  if (study.studyState !== 'open') throw fail('studyNotOpen')
  const lacks = lackingForCall(study)
  if (lacks.length > 0)
    throw fail('callIncomplete', { fields: Object.fromEntries(lacks.map(name => [name, 'required'])) })
  const wave = waveOf(study)
  if (wave === 0) throw fail('studyFull')
  const many = await wantCallLetters(db, id, { now: clock(), wave })
  if (many > 0) {
    await audit(context, { action: 'callSent', entity: 'studies', entityId: id, details: { many } })
    await jobs.enqueue(db, 'sendStudyLetters')
  }
  return callOf(context, id)
}
