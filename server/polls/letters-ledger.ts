import { sql } from 'kysely'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { isPublicAt } from '#server/platform/records/records.ts'

type Db = Kysely<Database>
type Needs = { db: Db; clock: () => Date }

/** A letter about a poll that is wanted; `occasion` tells apart what comes again. */
export interface Wanted {
  invitationId: number
  letter: 'invitation' | 'reminder'
  occasion: string
}

/** Writes down which letters are to be sent, in the transaction of what they tell. The same one a second time is nothing. */
export async function wantLetters(
  { db, clock }: Needs,
  invitationIds: readonly number[],
  { letter, occasion }: Omit<Wanted, 'invitationId'>,
): Promise<number> {
  if (invitationIds.length === 0) return 0
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('pollLetters')
    .values(invitationIds.map(invitationId => ({ invitationId, letter, occasion, wantedAt: clock() })))
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0)
}

/** Letters whose poll can be voted on now, that are not in the outbox yet and belong to nobody else who writes them. */
export async function takeUnwritten(db: Db, now: Date, limit: number): Promise<Wanted[]> {
  const { rows } = await sql<Wanted>`
    select invitation_id as "invitationId", letter, occasion
    from poll_letters join poll_invitations on poll_invitations.id = invitation_id
    where written_at is null and poll_id in (
      select id from polls where ${isPublicAt(now)} and rules ->> 'way' = 'invited'
      and (opens_at is null or opens_at <= ${now}) and closes_at > ${now})
    order by wanted_at, invitation_id limit ${limit} for update of poll_letters skip locked`.execute(db)
  return rows
}

/** A letter is in the outbox now, or is no longer true. */
export async function markWritten(
  { db, clock }: Needs,
  { invitationId, letter, occasion }: Wanted,
): Promise<void> {
  await db
    .updateTable('pollLetters')
    .set({ writtenAt: clock() })
    .where('invitationId', '=', invitationId)
    .where('letter', '=', letter)
    .where('occasion', '=', occasion)
    .execute()
}

/** All letters of invitations, the earliest first. */
export async function findLetters(db: Db, invitationIds: readonly number[]) {
  if (invitationIds.length === 0) return []
  return db
    .selectFrom('pollLetters')
    .selectAll()
    .where('invitationId', 'in', [...invitationIds])
    .orderBy('wantedAt')
    .execute()
}

/** Whoever revokes invitations waits for their letters that are being written. */
export async function lockLetters(db: Db, invitationIds: readonly number[]): Promise<void> {
  if (invitationIds.length === 0) return
  await db
    .selectFrom('pollLetters')
    .select('invitationId')
    .where('invitationId', 'in', [...invitationIds])
    .orderBy('invitationId')
    .forUpdate()
    .execute()
}
