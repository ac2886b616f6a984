import type { CurrentLecture, EditionCard } from '#contract/lecture/edition.ts'
import { lectureState } from '#contract/lecture/lecture-state.ts'
import { findSpecialEvent } from '#server/events/events.ts'
import { withKeys } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { dependOnKind, find as itemOf, readersOf } from '#server/platform/records/records.ts'
import { cardsOf } from './cards.ts'
import { detailOf } from './detail.ts'
import { editionKind } from './kind.ts'
import { findCurrentId, findEdition, findHistory, findLatest, findOfEvent, findPublic } from './queries.ts'

export { editionKind } from './kind.ts'

/**
 * Returns the current lecture: the event that is marked as one, with its edition; without such an event the
 * latest edition; otherwise null.
 */
export async function current(context: Context): Promise<CurrentLecture | null> {
  const { db, clock } = context
  await dependOnKind(context, editionKind)
  const event = await findSpecialEvent(context, 'hahnLecture')
  const row = event ? await findOfEvent(db, clock(), event.id) : await findLatest(db, clock())
  if (!event && !row) return null
  return {
    state: lectureState(event),
    edition: row ? await detailOf(context, row) : null,
    event,
    changesAt: event?.changesAt ?? null,
  }
}

/** Returns start and end of the current or last lecture; null if there is no such event. */
export async function findLectureDate(context: Context): Promise<{ start: string; end: string } | null> {
  const event = await findSpecialEvent(context, 'hahnLecture')
  return event && { start: event.start, end: event.end }
}

/** Returns all public editions, the latest first. */
export async function history(context: Context): Promise<{ count: number; rows: EditionCard[] }> {
  await dependOnKind(context, editionKind)
  const rows = await cardsOf(context, await findHistory(context.db, context.clock()))
  return { count: rows.length, rows }
}

/** Readers of one edition: `find` by its slug, `preview` by a preview link. */
export const { find, preview } = readersOf(
  editionKind,
  { findPublic, findOne: findEdition },
  detailOf,
  withKeys,
)

/** Returns the current lecture for staff: its edition and event to be edited, and what visitors see. */
export async function currentForStaff(context: Context) {
  const shown = await current(context)
  const eventId = shown?.event?.id ?? null
  const id = await findCurrentId(context.db, eventId)
  return { edition: id === null ? null : await itemOf(editionKind, context, id), eventId, shown }
}
