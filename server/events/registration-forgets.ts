import { sql } from 'kysely'
import type { Bilingual } from '#contract/language.ts'
import { timeZone } from '#contract/language.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { forgetLinksOf } from '#server/platform/links/links.ts'
import { takeBackMailsBeginning } from '#server/platform/mail/mail.ts'
import type { Forgetting } from '#server/platform/retention/retention.ts'
import { outboxKeyBeginning } from './letters-ledger.ts'
import { registrationLink } from './registration-links.ts'

// The period is set by the event and counts from its end; without an end from its start, without a date from
// the registration.
const over = sql<Date>`(
  select coalesce(events."end", events.start, event_registrations.created_at)
    + make_interval(days => (events.registration ->> 'keptDays')::int)
  from events where events.id = event_registrations.event_id)`

export const registrationForgets: readonly Forgetting[] = [
  {
    kind: 'eventRegistration',
    table: 'eventRegistrations',
    since: over,
    days: 0,
    async afterwards(trx, ids) {
      await forgetLinksOf(trx, registrationLink, ids)
      await takeBackMailsBeginning(trx, ids.map(outboxKeyBeginning))
    },
  },
]

export const registrationStays = {
  eventFigures: 'how many registered, confirmed and came on each day: numbers alone',
  eventLetters: 'goes with its registration',
  eventMailings: 'the words of staff, until each letter of them is in the outbox',
} as const

const zone = sql.lit(timeZone)

/** Counts, by event, the registrations that will be deleted next night, without changing anything. */
export async function findForgottenTonight({ db, clock }: Context) {
  const { rows } = await sql<{ id: number; title: Bilingual<string>; registrations: number }>`
    select events.id, events.title, count(*)::int as registrations
    from event_registrations join events on events.id = event_id
    where ${over} < ${nextNight(clock())} group by events.id order by events.id`.execute(db)
  return { count: rows.length, rows }
}

/** 3:05 in Berlin, the time of the scheduled job. */
function nextNight(now: Date) {
  const local = sql`(${now}::timestamptz at time zone ${zone})`
  const tonight = sql`(date_trunc('day', ${local}) + interval '3 hours 5 minutes')`
  return sql`((${tonight} + case when ${local} < ${tonight} then interval '0' else interval '1 day' end)
    at time zone ${zone})`
}
