import { plainName } from '#contract/people/names.ts'
import type { WaitingThing } from '#contract/site/waiting.ts'
import type { Context } from '#server/platform/calls/calls.ts'

/** Events to come for which guests wait for a seat, and who of them waits longest. */
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
