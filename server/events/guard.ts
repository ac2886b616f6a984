import { fail } from '#contract/errors.ts'
import type { EventFields } from '#contract/events/event.ts'
import { dayInBerlin } from '#contract/language.ts'
import type { Acting } from '#server/platform/records/records.ts'

/** Before a save: throws `invalid` for times that cannot be, and `incomplete` for a visible event without them. */
export async function refuseEvent(_: Acting, fields: EventFields): Promise<void> {
  const { start, end, isVisible } = fields
  const missing = Object.entries({ start, end }).filter(([, moment]) => moment === null)
  if (isVisible && missing.length > 0)
    throw fail('incomplete', { fields: Object.fromEntries(missing.map(([name]) => [name, 'required'])) })
  const refused = timesRefused(fields)
  if (Object.keys(refused).length > 0) throw fail('invalid', { fields: refused })
}

function timesRefused({ start, end, isOneDayEvent }: EventFields): Record<string, string> {
  if (start === null || end === null) return {}
  if (new Date(end) < new Date(start)) return { end: 'endBeforeStart' }
  const isOneDay = dayInBerlin(new Date(start)) === dayInBerlin(new Date(end))
  return isOneDayEvent && !isOneDay ? { end: 'endsOnAnotherDay' } : {}
}
