import { sql } from 'kysely'
import type { Database, Kysely } from '#server/platform/database/database.ts'

type Db = Kysely<Database>
type Needs = { db: Db; clock: () => Date }

/**
 * Letters about a registration. `link`: somebody sent another form from its address, or staff send the link again.
 * `written`: in the words of staff.
 */
export const letterNames = [
  'received',
  'waiting',
  'movedBack',
  'confirmed',
  'offered',
  'changed',
  'switched',
  'cancelled',
  'reminder',
  'streamStarts',
  'thanks',
  'link',
  'written',
] as const
export type LetterName = (typeof letterNames)[number]

/** A letter that is wanted; `occasion` tells apart what can happen again. */
export interface Wanted {
  registrationId: number
  letter: LetterName
  occasion: string
}

/**
 * Writes down that a letter is to be sent, in the transaction of what it tells. The same one a second time is nothing, and
 * gives false.
 */
export async function wantLetter(
  { db, clock }: Needs,
  registrationId: number,
  letter: LetterName,
  occasion = '',
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('eventLetters')
    .values({ registrationId, letter, occasion, wantedAt: clock() })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Letters that are not in the outbox yet, and belong to nobody else who writes them now. */
export async function takeUnwritten(
  db: Db,
  which: { eventId: number } | { registrationId: number } | null,
  limit: number,
): Promise<Wanted[]> {
  const { rows } = await sql<Wanted>`
    select registration_id as "registrationId", letter, occasion from event_letters
    where written_at is null and ${conditionOf(which)}
    order by wanted_at, registration_id limit ${limit} for update skip locked`.execute(db)
  return rows
}

function conditionOf(which: { eventId: number } | { registrationId: number } | null) {
  if (which === null) return sql`true`
  return 'registrationId' in which
    ? sql`registration_id = ${which.registrationId}`
    : sql`registration_id in (select id from event_registrations where event_id = ${which.eventId})`
}

/** A letter is in the outbox now, or is no longer true. */
export async function markWritten(
  { db, clock }: Needs,
  { registrationId, letter, occasion }: Wanted,
): Promise<void> {
  await db
    .updateTable('eventLetters')
    .set({ writtenAt: clock() })
    .where('registrationId', '=', registrationId)
    .where('letter', '=', letter)
    .where('occasion', '=', occasion)
    .execute()
}

/** Letters of an event that would tell what the next one tells, too: nobody gets both. One that is being written stays. */
export async function dropUnwritten(db: Db, eventId: number, letter: LetterName, now: Date): Promise<void> {
  await sql`
    update event_letters set written_at = ${now} where ctid in (
      select event_letters.ctid from event_letters join event_registrations on id = registration_id
      where event_id = ${eventId} and letter = ${letter} and written_at is null
      for update of event_letters skip locked)`.execute(db)
}

/**
 * Letters of an occasion that did not come to anything: those that are not written go without a trace, and what was
 * dropped for them is wanted again. One that is being written stays.
 */
export async function unwantLetters(
  db: Db,
  eventId: number,
  { letter, occasion }: Omit<Wanted, 'registrationId'>,
): Promise<void> {
  await sql`
    with unwanted as (
      delete from event_letters where ctid in (
        select event_letters.ctid from event_letters join event_registrations on id = registration_id
        where event_id = ${eventId} and letter = ${letter} and occasion = ${occasion} and written_at is null
        for update of event_letters skip locked)
      returning registration_id, letter, wanted_at)
    update event_letters set written_at = null from unwanted
    where event_letters.registration_id = unwanted.registration_id and event_letters.letter = unwanted.letter
      and written_at = unwanted.wanted_at`.execute(db)
}

/** The condition of registrations: they were sent this letter, or are being sent it now. */
export function hadLetter(letter: LetterName, occasion: string) {
  return sql<boolean>`exists (select from event_letters where registration_id = event_registrations.id
    and letter = ${letter} and occasion = ${occasion})`
}

/** The letter's key in the outbox, which keeps it from being there twice. */
export function outboxKeyOf({ registrationId, letter, occasion }: Wanted): string {
  return `registration ${registrationId} ${letter} ${occasion}`.trim()
}

/** The keys of all letters about a registration. */
export async function outboxKeysOf(db: Db, registrationId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('eventLetters')
    .select(['registrationId', 'letter', 'occasion'])
    .where('registrationId', '=', registrationId)
    .execute()
  return rows.map(row => outboxKeyOf(row as Wanted))
}
