import { type RawBuilder, sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import type { LetterName } from '#contract/events/letters.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import {
  type Ledger,
  type Line,
  lockLines,
  takeBackLines,
  takeLines,
  wantLines,
} from '#server/platform/letters/letters.ts'
import { notErasedCondition } from '#server/platform/retention/holds.ts'

type Db = Kysely<Database>
type Needs = { db: Db; clock: () => Date }
/** A bulk action on registrations, and the time until which its letters are held back. */
export interface Act {
  act: string
  sendAfter: Date
}

/** Ledger of letters about registrations; `occasion` distinguishes repeatable events. */
export const eventLetters: Ledger<'eventLetters'> = {
  table: 'eventLetters',
  key: ['registrationId', 'letter', 'occasion'],
  outboxKey: sql`rtrim('registration ' || letters.registration_id || ' ' || letters.letter || ' ' || letters.occasion)`,
}

export type Wanted = Line<'eventLetters'>
type LetterOccasion = Pick<Wanted, 'letter' | 'occasion'>

/** Prefix of the outbox keys of all letters about a registration. */
export function outboxKeyBeginning(registrationId: number): string {
  return `registration ${registrationId} `
}

const ofEventCondition = (eventId: number) =>
  sql`registration_id in (select id from event_registrations where event_id = ${eventId})`

/**
 * Records that a letter is to be sent, in the transaction of its cause. Returns false if it was already
 * recorded. Until `waits.sendAfter` it can be taken back.
 */
export async function wantLetter(
  { db, clock, waits }: Needs & { waits?: Act },
  registrationId: number,
  letter: LetterName,
  occasion = '',
): Promise<boolean> {
  const line = { registrationId, letter, occasion, wantedAt: clock(), ...waits }
  return (await wantLines(db, eventLetters, line)) > 0
}

/**
 * Records a letter for all registrations of an event that meet the condition, to be written after
 * `sendAfter`.
 */
export async function wantLetters(
  { db, clock }: Needs,
  eventId: number,
  letter: LetterOccasion & { sendAfter: Date },
  condition: RawBuilder<boolean>,
): Promise<void> {
  await wantLines(
    db,
    eventLetters,
    { registrationId: sql`id`, ...letter, wantedAt: clock() },
    sql`from event_registrations where event_id = ${eventId} and ${condition} and ${notErasedCondition('eventRegistrations')}`,
  )
}

/** Takes letters that are due, not in the outbox yet, and not being written by another process. */
export async function takeUnwritten(
  { db, clock }: Needs,
  of: { eventId: number } | { registrationId: number } | null,
  limit: number,
): Promise<Wanted[]> {
  const now = clock()
  const which = sql`(send_after is null or send_after <= ${now}) and ${conditionOf(of)}`
  return takeLines(db, eventLetters, { which, limit, now })
}

function conditionOf(of: { eventId: number } | { registrationId: number } | null) {
  if (of === null) return sql`true`
  return 'registrationId' in of ? sql`registration_id = ${of.registrationId}` : ofEventCondition(of.eventId)
}

/** Throws `lettersWait` while letters about an event are not in the outbox yet: its registrations would take them along. */
export async function refuseUnwritten(db: Db, eventId: number): Promise<void> {
  const { rows } = await sql`
    select from event_letters where written_at is null and ${ofEventCondition(eventId)} limit 1`.execute(db)
  if (rows.length > 0) throw fail('lettersWait')
}

/**
 * Drops unsent letters of an event that the next one makes redundant, so that nobody gets both. Letters being
 * written or sent are kept.
 */
export async function dropUnsent(
  { db, clock }: Needs,
  eventId: number,
  { letter, occasion }: LetterOccasion,
): Promise<void> {
  const set = sql`written_at = ${clock()}, dropped_for = ${occasion}`
  await takeBackLines(db, eventLetters, sql`letter = ${letter} and ${ofEventCondition(eventId)}`, set)
}

/**
 * Cancels the letters of an occasion that was undone: unsent ones are deleted, and those dropped for them are
 * due again. Letters being written or sent are kept. Returns how many were cancelled.
 */
export async function takeBackEventLetters(
  db: Db,
  eventId: number,
  { letter, occasion }: LetterOccasion,
): Promise<number> {
  const which = sql`letter = ${letter} and occasion = ${occasion} and ${ofEventCondition(eventId)}`
  const unwanted = await takeBackLines(db, eventLetters, which)
  await sql`
    update event_letters set written_at = null, dropped_for = null
    where letter = ${letter} and dropped_for = ${occasion}
      and registration_id = any(${unwanted.map(({ registrationId }) => registrationId)})`.execute(db)
  return unwanted.length
}

/** Waits for whoever writes letters about a registration at this moment, and lets nobody write one until the transaction ends. */
export async function lockLetters(db: Db, registrationId: number): Promise<void> {
  await lockLines(db, eventLetters, sql`registration_id = ${registrationId}`)
}

/** Stops all letters about a registration, including one being written at this moment. */
export async function stopLetters({ db, clock }: Needs, registrationId: number): Promise<void> {
  const which = sql`registration_id = ${registrationId}`
  await lockLetters(db, registrationId)
  await takeBackLines(db, eventLetters, which, sql`written_at = ${clock()}`)
}

/** Has unsent and failed letters written again, to the current e-mail address. */
export async function rewriteUnsentLetters(db: Db, registrationId: number): Promise<void> {
  const which = sql`registration_id = ${registrationId}`
  await takeBackLines(db, eventLetters, which, sql`written_at = null`, ['queued', 'retry', 'failed'])
}

/**
 * Takes back the unsent letters of a bulk action; letters being written or sent are kept. Returns how many.
 */
export async function takeBackLettersOfAct(db: Db, eventId: number, act: string): Promise<number> {
  return (await takeBackLines(db, eventLetters, sql`act = ${act} and ${ofEventCondition(eventId)}`)).length
}

/** How many letters about an event have this occasion. */
export async function countLetters(db: Db, eventId: number, occasion: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from event_letters join event_registrations on id = registration_id
    where event_id = ${eventId} and occasion = ${occasion}`.execute(db)
  return rows[0]?.count ?? 0
}

/** SQL condition on registrations: this letter was sent to them, or is being sent. */
export function hadLetterCondition(letter: LetterName, occasion: string) {
  return sql<boolean>`exists (select from event_letters where registration_id = event_registrations.id
    and letter = ${letter} and occasion = ${occasion})`
}
