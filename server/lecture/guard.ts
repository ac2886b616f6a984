import { fail } from '#contract/errors.ts'
import type { EditionFields } from '#contract/lecture/edition.ts'
import { timesOf } from '#server/events/events.ts'
import { downloadsOf, filesOfFilm, filmProblems } from '#server/files/files.ts'
import type { Acting, MovedTo } from '#server/platform/records/records.ts'
import { findTwins } from './queries.ts'

/**
 * Before a save: throws `invalid` for a year or an event that another edition has, an event that is no lecture, and
 * a recording that is no film.
 */
export async function refuseEdition(
  context: Acting,
  fields: EditionFields,
  id: number | null,
): Promise<void> {
  const refused = [
    ...(await twinsRefused(context, fields, id)),
    ...(await eventRefused(context, fields)),
    ...(await filmRefused(context, fields)),
  ]
  if (refused.length > 0) throw fail('invalid', { fields: Object.fromEntries(refused) })
}

/** An edition comes back from the trash only where its year and its event are still free. Throws `invalid`. */
export async function refuseMove(
  context: Acting,
  { id, fields, to }: { id: number; fields: EditionFields; to: MovedTo },
): Promise<void> {
  const refused = to === 'back' ? await twinsRefused(context, fields, id) : []
  if (refused.length > 0) throw fail('invalid', { fields: Object.fromEntries(refused) })
}

async function twinsRefused({ db }: Acting, fields: EditionFields, id: number | null) {
  const twins = await findTwins(db, fields, id)
  return [
    ...(twins.some(({ year }) => year === fields.year) ? [['year', 'yearTaken']] : []),
    ...(twins.some(({ eventId }) => eventId !== null && eventId === fields.eventId)
      ? [['eventId', 'eventTaken']]
      : []),
  ]
}

async function eventRefused(context: Acting, { eventId }: EditionFields) {
  if (eventId === null) return []
  const event = (await timesOf(context, [eventId])).get(eventId)
  return event && !event.isHahnLecture ? [['eventId', 'noLecture']] : []
}

async function filmRefused(context: Acting, { recording }: EditionFields) {
  const files = await downloadsOf(context, filesOfFilm(recording))
  return filmProblems(recording, files, ['video', 'hlsVideo']).map(([field, key]) => [
    `recording.${field}`,
    key,
  ])
}
