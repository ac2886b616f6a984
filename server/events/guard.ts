import { day } from '#contract/durations.ts'
import { fail } from '#contract/errors.ts'
import type { EventFields } from '#contract/events/event.ts'
import { downloadsOf, filesOfFilm, filmProblems } from '#server/files/files.ts'
import type { Acting } from '#server/platform/records/records.ts'

/** Runs before a save: throws `invalid` for impossible times, and for a recording that is not a film. */
export async function refuseEvent(context: Acting, fields: EventFields): Promise<void> {
  const refused = {
    ...timeProblems(fields),
    ...registrationProblems(fields),
    ...(await recordingProblems(context, fields)),
  }
  if (Object.keys(refused).length > 0) throw fail('invalid', { fields: refused })
}

function timeProblems({ start, end, isOneDayEvent }: EventFields): Record<string, string> {
  if (start === null || end === null) return {}
  if (new Date(end) < new Date(start)) return { end: 'endBeforeStart' }
  // An evening may last into the night.
  const isLonger = Date.parse(end) - Date.parse(start) >= day
  return isOneDayEvent && isLonger ? { end: 'endsOnAnotherDay' } : {}
}

function registrationProblems({ end, hasRegistration, registration }: EventFields): Record<string, string> {
  if (!hasRegistration || end === null) return {}
  const late = (['start', 'end'] as const).filter(name => {
    const moment = registration[name]
    return moment !== null && new Date(moment) > new Date(end)
  })
  return Object.fromEntries(late.map(name => [`registration.${name}`, 'registrationAfterEvent']))
}

async function recordingProblems(
  context: Acting,
  { recording }: EventFields,
): Promise<Record<string, string>> {
  const files = await downloadsOf(context, filesOfFilm(recording))
  const wrong = filmProblems(recording, files, ['video', 'hlsVideo'])
  return Object.fromEntries(wrong.map(([field, key]) => [`recording.${field}`, key]))
}
