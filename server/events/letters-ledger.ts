import { type RawBuilder, sql } from 'kysely'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { takeBackMails } from '#server/platform/mail/mail.ts'

type Db = Kysely<Database>
type Needs = { db: Db; clock: () => Date }
/** What is done to several registrations at once, and until when its letters wait. */
export interface Act {
  act: string
  sendAfter: Date
}

/**
 * Letters about a registration. `link`: somebody sent another form from its address, or staff send the link again.
 * `mended`: staff changed what it says.
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
  'mended',
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
 * gives false. `waits`: it can be taken back until then.
 */
export async function wantLetter(
  { db, clock, waits }: Needs & { waits?: Act },
  registrationId: number,
  letter: LetterName,
  occasion = '',
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('eventLetters')
    .values({ registrationId, letter, occasion, wantedAt: clock(), ...waits })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Wants a letter for all registrations of an event that meet the condition, to be written at a later moment. */
export async function wantLetters(
  { db, clock }: Needs,
  eventId: number,
  { letter, occasion, sendAfter }: Omit<Wanted, 'registrationId'> & { sendAfter: Date },
  condition: RawBuilder<boolean>,
): Promise<void> {
  await sql`
    insert into event_letters (registration_id, letter, occasion, wanted_at, send_after)
    select id, ${letter}, ${occasion}, ${clock()}, ${sendAfter} from event_registrations
    where event_id = ${eventId} and ${condition}
    on conflict do nothing`.execute(db)
}

/** Letters that wait no longer, are not in the outbox yet, and belong to nobody else who writes them now. */
export async function takeUnwritten(
  { db, clock }: Needs,
  which: { eventId: number } | { registrationId: number } | null,
  limit: number,
): Promise<Wanted[]> {
  const { rows } = await sql<Wanted>`
    select registration_id as "registrationId", letter, occasion from event_letters
    where written_at is null and (send_after is null or send_after <= ${clock()}) and ${conditionOf(which)}
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

/**
 * Letters of an event that would tell what the next one tells, too: nobody gets both. One that is being written or sent
 * stays.
 */
export async function dropUnsent(
  { db, clock }: Needs,
  eventId: number,
  { letter, occasion }: Omit<Wanted, 'registrationId'>,
): Promise<void> {
  await takeBackMails(db, await keysOf(db, eventId, { letter }))
  await sql`
    update event_letters set written_at = ${clock()}, dropped_for = ${occasion} where ctid in (
      select event_letters.ctid from event_letters join event_registrations on id = registration_id
      where event_id = ${eventId} and letter = ${letter} and written_at is null
      for update of event_letters skip locked)`.execute(db)
}

/**
 * Letters of an occasion that did not come to anything: those that have not left go without a trace, and what was dropped
 * for them is wanted again. One that is being written or sent stays. Gives how many were taken back.
 */
export async function unwantLetters(
  db: Db,
  eventId: number,
  { letter, occasion }: Omit<Wanted, 'registrationId'>,
): Promise<number> {
  const unsent = await takeBackMails(db, await keysOf(db, eventId, { letter, occasion }))
  const { rows } = await sql<{ count: number }>`
    with unwanted as (
      delete from event_letters where ctid in (
        select event_letters.ctid from event_letters join event_registrations on id = registration_id
        where event_id = ${eventId} and letter = ${letter} and occasion = ${occasion}
          and (written_at is null or ${outboxKey} = any(${unsent}))
        for update of event_letters skip locked)
      returning registration_id),
    wanted_again as (
      update event_letters set written_at = null, dropped_for = null
      where letter = ${letter} and dropped_for = ${occasion}
        and registration_id in (select registration_id from unwanted))
    select count(*)::int as count from unwanted`.execute(db)
  return rows[0]?.count ?? 0
}

/** Takes back the letters of an act that have not left; one that is being written or sent stays. Gives how many. */
export async function unwantAct(db: Db, eventId: number, act: string): Promise<number> {
  const ofAct = sql`act = ${act} and registration_id in (
    select id from event_registrations where event_id = ${eventId})`
  const { rows: written } = await sql<{ key: string }>`
    select ${outboxKey} as key from event_letters where ${ofAct} and written_at is not null`.execute(db)
  const unsent = await takeBackMails(
    db,
    written.map(({ key }) => key),
  )
  const { rows } = await sql`
    delete from event_letters where ctid in (
      select ctid from event_letters where ${ofAct} and (written_at is null or ${outboxKey} = any(${unsent}))
      for update skip locked) returning 1`.execute(db)
  return rows.length
}

/** How many letters about an event have this occasion. */
export async function countLetters(db: Db, eventId: number, occasion: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from event_letters join event_registrations on id = registration_id
    where event_id = ${eventId} and occasion = ${occasion}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The condition of registrations: they were sent this letter, or are being sent it now. */
export function hadLetter(letter: LetterName, occasion: string) {
  return sql<boolean>`exists (select from event_letters where registration_id = event_registrations.id
    and letter = ${letter} and occasion = ${occasion})`
}

/** The letter's key in the outbox, which keeps it from being there twice. */
export function outboxKeyOf({ registrationId, letter, occasion }: Wanted): string {
  return `${outboxKeyBeginning(registrationId)}${letter} ${occasion}`.trim()
}

/** What the keys of all letters about a registration begin with. */
export function outboxKeyBeginning(registrationId: number): string {
  return `registration ${registrationId} `
}

/** The same in SQL. */
export const outboxKey = sql<string>`rtrim('registration ' || registration_id || ' ' || letter || ' ' || occasion)`

/** The keys of all letters about a registration. */
export async function outboxKeysOf(db: Db, registrationId: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select ${outboxKey} as key from event_letters where registration_id = ${registrationId}`.execute(db)
  return rows.map(({ key }) => key)
}

/** The keys of letters to all who registered for an event that were written. */
async function keysOf(
  db: Db,
  eventId: number,
  { letter, occasion }: { letter: LetterName; occasion?: string },
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select ${outboxKey} as key from event_letters join event_registrations on id = registration_id
    where event_id = ${eventId} and letter = ${letter} and written_at is not null
      and ${occasion === undefined ? sql`true` : sql`occasion = ${occasion}`}`.execute(db)
  return rows.map(({ key }) => key)
}
