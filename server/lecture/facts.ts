import { timesOf } from '#server/events/events.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findEventIds } from './queries.ts'

/** Facts of editions for staff beside the editable fields: the event of each. */
export async function factsOf(context: Pick<Context, 'db' | 'clock'>, ids: readonly number[]) {
  const editions = await findEventIds(context.db, ids)
  const events = await timesOf(
    context,
    editions.flatMap(({ eventId }) => eventId ?? []),
  )
  return new Map(
    editions.map(({ id, eventId }) => {
      const event = events.get(eventId ?? 0)
      return [id, { event: event ? { id: event.id, title: event.title, start: event.start } : null }]
    }),
  )
}
