import { fail } from '#contract/errors.ts'
import type { EditionFields } from '#contract/lecture/edition.ts'
import { timesOf } from '#server/events/events.ts'
import { downloadsOf, filesOfFilm, filmProblems } from '#server/files/files.ts'
import type { Acting, MovedTo } from '#server/platform/records/records.ts'
import { findTwins } from './queries.ts'

/**
 * Before a save: throws `invalid` for a year or an event that another edition has, an event that is not a
 * lecture, and a recording that is not a film.
 */
export async function refuseEdition(
  context: Acting,
  fields: EditionFields,
  id: number | null,
): Promise<void> {
  const refused = [
    ...(await twinProblems(context, fields, id)),
    ...(await lectureEventProblems(context, fields)),
    ...(await recordingProblems(context, fields)),
  ]
  if (refused.length > 0) throw fail('invalid', { fields: Object.fromEntries(refused) })
}

/** Throws `invalid` if an edition is restored from the trash and its year or its event is taken. */
export async function refuseMove(
  context: Acting,
  { id, fields, to }: { id: number; fields: EditionFields; to: MovedTo },
): Promise<void> {
  const refused = to === 'back' ? await twinProblems(context, fields, id) : []
  if (refused.length > 0) throw fail('invalid', { fields: Object.fromEntries(refused) })
}

async function twinProblems({ db }: Acting, fields: EditionFields, id: number | null) {
  const twins = await findTwins(db, fields, id)
  return [
    ...(twins.some(({ year }) => year === fields.year) ? [['year', 'yearTaken']] : []),
    ...(twins.some(({ eventId }) => eventId !== null && eventId === fields.eventId)
      ? [['eventId', 'eventTaken']]
      : []),
  ]
}

async function lectureEventProblems(context: Acting, { eventId }: EditionFields) {
  if (eventId === null) return []
  const event = (await timesOf(context, [eventId])).get(eventId)
  return event && !event.isHahnLecture ? [['eventId', 'noLecture']] : []
}

async function recordingProblems(context: Acting, { recording }: EditionFields) {
  const files = await downloadsOf(context, filesOfFilm(recording))
  return filmProblems(recording, files, ['video', 'hlsVideo']).map(([field, key]) => [
    `recording.${field}`,
    key,
  ])
}
