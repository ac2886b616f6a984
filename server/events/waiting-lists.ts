import { plainName } from '#contract/people/names.ts'
import type { WaitingThing } from '#contract/site/waiting.ts'
import type { Context } from '#server/platform/calls/calls.ts'

/** Upcoming events with a waiting list, and who has waited longest. */
export async function waitingLists({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<WaitingThing[]> {
  const rows = await db
    .selectFrom('eventRegistrations')
    .innerJoin('events', 'events.id', 'eventId')
    .select(['eventId', 'title', 'start', 'firstName', 'lastName', 'waitingSince'])
    .select(({ fn }) =>
      fn
        .countAll<number>()
        .over(over => over.partitionBy('eventId'))
        .as('count'),
    )
    .where('state', '=', 'waiting')
    .where('events.deletedAt', 'is', null)
    .where('isCancelled', '=', false)
    .where(({ eb, or }) => or([eb('start', 'is', null), eb('start', '>', clock())]))
    .distinctOn('eventId')
    .orderBy('eventId')
    .orderBy('waitingSince')
    .execute()
  return rows.map(({ eventId, title, start, waitingSince, count, ...guest }) => ({
    ...{ name: 'waitingList', kind: 'events', id: eventId, title, count: Number(count) },
    by: plainName(guest),
    since: waitingSince?.toISOString() ?? null,
    due: start?.toISOString() ?? null,
  }))
}
