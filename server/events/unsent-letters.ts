import { sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import type { RegistrationLetters, UnsentLetters, unsentActions } from '#contract/events/letters.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { audit } from '#server/platform/records/records.ts'
import { countAudiences } from './audiences.ts'
import { eventLetters, takeBackEventLetters, takeBackLettersOfAct } from './letters-ledger.ts'
import { findEvent } from './queries.ts'
import { writeLetters } from './registration-letters.ts'

/** Returns the audiences of an event, and its bulk letters that are not sent yet. */
export async function lettersOf({ db }: Context, id: number): Promise<RegistrationLetters> {
  if (!(await findEvent(db, id))) throw fail('notFound')
  const rows = await findUnsent(db, id)
  return { ...(await countAudiences(db, id)), unsent: { count: rows.length, rows } }
}

interface Wish {
  id: number
  letter: UnsentLetters['letter']
  occasion: string
  action: (typeof unsentActions)[number]
}

/** Sends waiting letters at once, or takes back unsent ones. Returns how many. */
export async function changeLetters(context: Context, wish: Wish): Promise<{ count: number }> {
  const { id, letter, action } = wish
  const count = await changes[action](context, wish)
  const details = { eventId: id, letters: count, letter }
  if (count > 0) await audit(context, { action, entity: 'registration', entityId: null, details })
  return { count }
}

const changes = { takeBack, sendNow }

// Recipients with an unconfirmed address get the confirmation link instead of the text by staff.
const lettersOfOccasion = { changed: ['changed'], written: ['written', 'link'] } as const

async function takeBack({ db }: Context, { id, letter, occasion }: Wish): Promise<number> {
  if (isAct(letter)) return takeBackLettersOfAct(db, id, occasion)
  let count = 0
  for (const one of lettersOfOccasion[letter])
    count += await takeBackEventLetters(db, id, { letter: one, occasion })
  await forgetWrittenMailings(db)
  return count
}

// Only the letters are taken back, not the changes to registrations, because a seat may have been given to
// somebody else by then (decision 353).
function isAct(letter: Wish['letter']): letter is 'confirmed' | 'cancelled' {
  return letter === 'confirmed' || letter === 'cancelled'
}

async function sendNow(context: Context, { id, letter, occasion }: Wish): Promise<number> {
  const which = isAct(letter)
    ? sql`act = ${occasion}`
    : sql`letter in (${sql.join([...lettersOfOccasion[letter]])}) and occasion = ${occasion}`
  const { rows } = await sql`
    update event_letters set send_after = null from event_registrations
    where event_registrations.id = registration_id and event_id = ${id} and ${which}
      and written_at is null returning 1`.execute(context.db)
  await writeLetters(context, { eventId: id })
  return rows.length
}

/** Deletes texts by staff once all their letters are in the outbox. */
export async function forgetWrittenMailings(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from event_mailings where not exists (
      select from event_letters join event_registrations on id = registration_id
      where event_id = event_mailings.event_id and event_letters.occasion = event_mailings.occasion
        and written_at is null)`.execute(db)
}

async function findUnsent(db: Kysely<Database>, eventId: number): Promise<UnsentLetters[]> {
  const { rows } = await sql<Omit<UnsentLetters, 'goesAt'> & { goesAt: Date }>`
    with lines as (
      select case when act is not null or letter = 'changed' then letter else 'written' end as letter,
        coalesce(act, occasion) as occasion,
        coalesce(letters.send_after, wanted_at) as goes_at, written_at is null or exists (
          select from mails where dedupe_key = ${eventLetters.outboxKey} and state in ('queued', 'retry')) as waits,
        written_at is not null as is_written
      from event_letters letters join event_registrations on id = registration_id
      where event_id = ${eventId} and dropped_for is null
        and (letter in ('changed', 'written') or act is not null or exists (
          select from event_mailings
          where event_id = ${eventId} and event_mailings.occasion = letters.occasion)))
    select letter, lines.occasion, subject, (count(*) filter (where waits))::int as waiting,
      count(*)::int as all, max(goes_at) as "goesAt", bool_and(is_written) as "isInOutbox"
    from lines left join event_mailings
      on event_id = ${eventId} and event_mailings.occasion = lines.occasion
    group by letter, lines.occasion, subject having bool_or(waits) order by max(goes_at)`.execute(db)
  return rows.map(row => ({ ...row, goesAt: row.goesAt.toISOString() }))
}
