import { type RawBuilder, sql } from 'kysely'
import { streamNoticeWindow } from '#contract/events/letters.ts'
import { timeZone } from '#contract/language.ts'
import { clearCaches } from '#server/platform/cache/cache.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { type Database, type Kysely, transact } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { wantLines, writeInPortions } from '#server/platform/letters/letters.ts'
import { eventLetters } from './letters-ledger.ts'
import { writeLetters } from './registration-letters.ts'
import { withSeatsLocked } from './seats-change.ts'
import { forgetWrittenMailings } from './unsent-letters.ts'

type Needs = Pick<Dependencies, 'db' | 'clock' | 'config' | 'secret' | 'cache' | 'log'>

/** Frees seats that were not confirmed or accepted in time, and offers them to the next in the queue. */
export async function expireSeats(given: Needs): Promise<void> {
  for (const eventId of await eventsWithOverdue(given.db, given.clock())) {
    try {
      await expireSeatsOf(given, eventId)
    } catch (error) {
      // An event that fails does not delay the others; it is tried again in a minute.
      given.log.error({ eventId, error: String(error) }, 'the seats of an event could not be freed')
    }
  }
}

async function expireSeatsOf(given: Needs, eventId: number): Promise<void> {
  const isShownDifferently = await transact(given.db, async db => {
    const seated = await withSeatsLocked({ ...given, db }, eventId, async () => undefined)
    if (seated.isShownDifferently) await clearCaches(db, ['events'])
    return seated.isShownDifferently
  })
  if (isShownDifferently) given.cache.clear(['events'])
}

async function eventsWithOverdue(db: Kysely<Database>, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select event_id as id from event_registrations where held_until <= ${now}
    union
    select events.id from events where start <= ${now} and exists (
      select from event_registrations where event_id = events.id and state = 'waiting')`.execute(db)
  return rows.map(({ id }) => id)
}

/** Records the letters that are due, and writes all recorded ones. */
export async function sendEventLetters(given: Needs): Promise<void> {
  const now = given.clock()
  for (const due of [reminders(now), streamStarts(now), thanks(now)]) await wantDue(given.db, now, due)
  await writeInPortions(given.db, (db, limit) => writeLetters({ ...given, db }, null, limit))
  await forgetWrittenMailings(given.db)
}

const zone = sql.lit(timeZone)

// The same local time in Berlin some days earlier, regardless of clock changes.
const remindAt = sql`(((events.start at time zone ${zone})
  - make_interval(days => (registration ->> 'reminderDays')::int)) at time zone ${zone})`
const streamStart = sql`coalesce((livestream ->> 'start')::timestamptz, events.start)`

interface Due {
  letter: 'reminder' | 'streamStarts' | 'thanks'
  occasion: RawBuilder<unknown>
  /** SQL condition on confirmed registrations and their events: when the letter is due. */
  when: RawBuilder<unknown>
}

/** Not for people who confirmed after the reminder was due: they have just read all of it. */
function reminders(now: Date): Due {
  return {
    letter: 'reminder',
    occasion: sql`to_char(events.start at time zone ${zone}, 'YYYY-MM-DD')`,
    when: sql`events.start > ${now} and ${remindAt} <= ${now} and confirmed_at < ${remindAt}`,
  }
}

/**
 * An hour before the stream, to online participants; after an outage of the server until shortly after the
 * start.
 */
function streamStarts(now: Date): Due {
  return {
    letter: 'streamStarts',
    occasion: sql`to_char(${streamStart} at time zone 'UTC', 'YYYY-MM-DD HH24:MI')`,
    when: sql`participation = 'online' and (livestream ->> 'isActive')::boolean
      and ${streamStart} between ${new Date(now.getTime() - streamNoticeWindow)} and ${now}::timestamptz + interval '1 hour'`,
  }
}

/** Half a day after the end, when the page shows what is available afterwards. */
function thanks(now: Date): Due {
  return {
    letter: 'thanks',
    occasion: sql`''`,
    when: sql`coalesce(events."end", events.start)
      between ${now}::timestamptz - interval '7 days' and ${now}::timestamptz - interval '12 hours'`,
  }
}

async function wantDue(db: Kysely<Database>, now: Date, { letter, occasion, when }: Due): Promise<void> {
  await wantLines(
    db,
    eventLetters,
    { registrationId: sql`event_registrations.id`, letter, occasion, wantedAt: now },
    sql`from event_registrations join events on events.id = event_id
      where state = 'confirmed' and not is_cancelled and events.deleted_at is null
        and (registration -> 'mails' ->> ${letter}::text)::boolean and ${when}`,
  )
}

export const registrationJobs = { expireSeats, sendEventLetters } satisfies Record<string, Job<Dependencies>>
