import { sql } from 'kysely'
import { timeZone } from '#contract/language.ts'
import { clearCaches } from '#server/platform/cache/cache.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { type Database, type Kysely, transact } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { writeLetters } from './registration-letters.ts'
import { withSeats } from './seats-change.ts'
import { forgetWrittenMailings } from './unsent-letters.ts'

type Needs = Pick<Dependencies, 'db' | 'clock' | 'config' | 'secret' | 'cache' | 'log'>

/** Frees seats that nobody confirmed or accepted in time, and offers them to the next. */
export async function expireSeats(given: Needs): Promise<void> {
  for (const eventId of await eventsWithOverdue(given.db, given.clock())) {
    try {
      await expireSeatsOf(given, eventId)
    } catch (error) {
      // One event that cannot be dealt with keeps no other waiting; it is tried again in a minute.
      given.log.error({ eventId, error: String(error) }, 'the seats of an event could not be freed')
    }
  }
}

async function expireSeatsOf(given: Needs, eventId: number): Promise<void> {
  const isShownDifferently = await transact(given.db, async db => {
    const seated = await withSeats({ ...given, db }, eventId, async () => undefined)
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

const batch = 50 // letters for each transaction
const mostBatches = 100 // a run; the rest is written a minute later

/** Wants the letters whose time has come, and writes those that are wanted. */
export async function sendEventLetters(given: Needs): Promise<void> {
  const now = given.clock()
  for (const letters of [reminders, streamStarts, thanks]) await letters(now).execute(given.db)
  for (let n = 0; n < mostBatches; n += 1) {
    const written = await transact(given.db, db => writeLetters({ ...given, db }, null, batch))
    if (written < batch) break
  }
  await forgetWrittenMailings(given.db)
}

const zone = sql.lit(timeZone)

// The same time on the clock in Berlin, some days earlier: whatever the clocks did in between.
const remindAt = sql`(((events.start at time zone ${zone})
  - make_interval(days => (registration ->> 'reminderDays')::int)) at time zone ${zone})`
const streamStart = sql`coalesce((livestream ->> 'start')::timestamptz, events.start)`

/** Those who confirmed after the moment of the reminder have just read all of it. */
function reminders(now: Date) {
  const day = sql`to_char(events.start at time zone ${zone}, 'YYYY-MM-DD')`
  return wanted(
    'reminder',
    day,
    now,
    sql`events.start > ${now} and ${remindAt} <= ${now}
    and confirmed_at < ${remindAt}`,
  )
}

/** An hour before, to those who take part online; after a time without a server not long after the beginning. */
function streamStarts(now: Date) {
  const moment = sql`to_char(${streamStart} at time zone 'UTC', 'YYYY-MM-DD HH24:MI')`
  return wanted(
    'streamStarts',
    moment,
    now,
    sql`participation = 'online'
    and (livestream ->> 'isActive')::boolean
    and ${streamStart} between ${now}::timestamptz - interval '30 minutes' and ${now}::timestamptz + interval '1 hour'`,
  )
}

/** Half a day after the end, when the page has what is left of it. */
function thanks(now: Date) {
  return wanted(
    'thanks',
    sql`''`,
    now,
    sql`coalesce(events."end", events.start)
    between ${now}::timestamptz - interval '7 days' and ${now}::timestamptz - interval '12 hours'`,
  )
}

function wanted(letter: string, occasion: ReturnType<typeof sql>, now: Date, when: ReturnType<typeof sql>) {
  return sql`
    insert into event_letters (registration_id, letter, occasion, wanted_at)
    select event_registrations.id, ${letter}, ${occasion}, ${now}
    from event_registrations join events on events.id = event_id
    where state = 'confirmed' and not is_cancelled and events.deleted_at is null
      and (registration -> 'mails' ->> ${letter}::text)::boolean and ${when}
    on conflict do nothing`
}

export const registrationJobs = { expireSeats, sendEventLetters } satisfies Record<string, Job<Dependencies>>
