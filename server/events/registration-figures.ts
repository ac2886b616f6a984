import { fail } from '#contract/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { factsOf } from './facts.ts'
import { findEvent } from './queries.ts'
import { findFigures } from './registration-queries.ts'

/** Seat figures of an event, and registrations per day. The days are kept when registrations are deleted. */
export async function figures(context: Context, eventId: number) {
  const event = await findEvent(context.db, eventId)
  const facts = (await factsOf(context, [eventId])).get(eventId)
  if (!event || !facts) throw fail('notFound')
  const { id, title, start, isCancelled } = event
  return {
    event: { id, title, start: start?.toISOString() ?? null, isCancelled },
    ...facts.seats,
    days: await findFigures(context.db, eventId),
  }
}
