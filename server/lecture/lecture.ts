import type { CurrentLecture, EditionCard } from '#contract/lecture/edition.ts'
import { lectureState } from '#contract/lecture/lecture-state.ts'
import { special } from '#server/events/events.ts'
import { withKeys } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { changesWith, find as itemOf, readersOf } from '#server/platform/records/records.ts'
import { cardsOf } from './cards.ts'
import { detailOf } from './detail.ts'
import { editionKind } from './kind.ts'
import { findCurrentId, findEdition, findHistory, findLatest, findOfEvent, findPublic } from './queries.ts'

export { editionKind } from './kind.ts'

/** The lecture of now: the event that is one, with its edition; without such an event the latest edition; else null. */
export async function current(context: Context): Promise<CurrentLecture | null> {
  const { db, clock } = context
  await changesWith(context, editionKind)
  const event = await special(context, 'hahnLecture')
  const row = event ? await findOfEvent(db, clock(), event.id) : await findLatest(db, clock())
  if (!event && !row) return null
  return {
    state: lectureState(event),
    edition: row ? await detailOf(context, row) : null,
    event,
    changesAt: event?.changesAt ?? null,
  }
}

/** When it takes place, or did; null where nobody knows. */
export async function date(context: Context): Promise<{ start: string; end: string } | null> {
  const event = await special(context, 'hahnLecture')
  return event && { start: event.start, end: event.end }
}

/** Every edition that the public sees, the latest first. */
export async function history(context: Context): Promise<{ count: number; rows: EditionCard[] }> {
  await changesWith(context, editionKind)
  const rows = await cardsOf(context, await findHistory(context.db, context.clock()))
  return { count: rows.length, rows }
}

/** One of them, by its slug; and as it will look, for whoever has the link. */
export const { find, preview } = readersOf(
  editionKind,
  { findPublic, findOne: findEdition },
  detailOf,
  withKeys,
)

/** What staff need of the lecture of now: its edition and its event to be edited, and what visitors see. */
export async function currentForStaff(context: Context) {
  const shown = await current(context)
  const eventId = shown?.event?.id ?? null
  const id = await findCurrentId(context.db, eventId)
  return { edition: id === null ? null : await itemOf(editionKind, context, id), eventId, shown }
}
