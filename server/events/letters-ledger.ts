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
import { notErased } from '#server/platform/retention/holds.ts'

type Db = Kysely<Database>
type Needs = { db: Db; clock: () => Date }
/** What is done to several registrations at once, and until when its letters wait. */
export interface Act {
  act: string
  sendAfter: Date
}

/** Letters about registrations; `occasion` tells apart what can happen again. */
export const eventLetters: Ledger<'eventLetters'> = {
  table: 'eventLetters',
  key: ['registrationId', 'letter', 'occasion'],
  outboxKey: sql`rtrim('registration ' || letters.registration_id || ' ' || letters.letter || ' ' || letters.occasion)`,
}

export type Wanted = Line<'eventLetters'>
type Told = Pick<Wanted, 'letter' | 'occasion'>

/** What the keys of all letters about a registration begin with in the outbox. */
export function outboxKeyBeginning(registrationId: number): string {
  return `registration ${registrationId} `
}

const isOf = (eventId: number) =>
  sql`registration_id in (select id from event_registrations where event_id = ${eventId})`

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
  const line = { registrationId, letter, occasion, wantedAt: clock(), ...waits }
  return (await wantLines(db, eventLetters, line)) > 0
}

/** Wants a letter for all registrations of an event that meet the condition, to be written at a later moment. */
export async function wantLetters(
  { db, clock }: Needs,
  eventId: number,
  told: Told & { sendAfter: Date },
  condition: RawBuilder<boolean>,
): Promise<void> {
  await wantLines(
    db,
    eventLetters,
    { registrationId: sql`id`, ...told, wantedAt: clock() },
    sql`from event_registrations where event_id = ${eventId} and ${condition} and ${notErased('eventRegistrations')}`,
  )
}

/** Letters that wait no longer, are not in the outbox yet, and belong to nobody else who writes them now. */
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
  return 'registrationId' in of ? sql`registration_id = ${of.registrationId}` : isOf(of.eventId)
}

/** Throws `lettersWait` while letters about an event are not in the outbox yet: its registrations would take them along. */
export async function refuseUnwritten(db: Db, eventId: number): Promise<void> {
  const { rows } = await sql`
    select from event_letters where written_at is null and ${isOf(eventId)} limit 1`.execute(db)
  if (rows.length > 0) throw fail('lettersWait')
}

/**
 * Letters of an event that would tell what the next one tells, too: nobody gets both. One that is being written or sent
 * stays.
 */
export async function dropUnsent(
  { db, clock }: Needs,
  eventId: number,
  { letter, occasion }: Told,
): Promise<void> {
  const set = sql`written_at = ${clock()}, dropped_for = ${occasion}`
  await takeBackLines(db, eventLetters, sql`letter = ${letter} and ${isOf(eventId)}`, set)
}

/**
 * Letters of an occasion that did not come to anything: those that have not left go without a trace, and what was dropped
 * for them is wanted again. One that is being written or sent stays. Gives how many were taken back.
 */
export async function unwantLetters(db: Db, eventId: number, { letter, occasion }: Told): Promise<number> {
  const which = sql`letter = ${letter} and occasion = ${occasion} and ${isOf(eventId)}`
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

/** No letter about a registration leaves any more, nor one that is being written at this moment. */
export async function stopLetters({ db, clock }: Needs, registrationId: number): Promise<void> {
  const which = sql`registration_id = ${registrationId}`
  await lockLetters(db, registrationId)
  await takeBackLines(db, eventLetters, which, sql`written_at = ${clock()}`)
}

/** Letters that have not left, or could not, are written once more: to the address that is known now. */
export async function writeAgain(db: Db, registrationId: number): Promise<void> {
  const which = sql`registration_id = ${registrationId}`
  await takeBackLines(db, eventLetters, which, sql`written_at = null`, ['queued', 'retry', 'failed'])
}

/** Takes back the letters of an act that have not left; one that is being written or sent stays. Gives how many. */
export async function unwantAct(db: Db, eventId: number, act: string): Promise<number> {
  return (await takeBackLines(db, eventLetters, sql`act = ${act} and ${isOf(eventId)}`)).length
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
