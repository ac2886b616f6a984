import { sql } from 'kysely'
import { invitationDelay } from '#contract/voting/tickets-api.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { isPublicAt } from '#server/platform/records/records.ts'
import type { VotingFace } from './face.ts'

type Db = Kysely<Database>
type Needs = { db: Db; clock: () => Date }

/** A letter about a voting that is wanted; `occasion` tells apart what comes again. */
export interface Wanted {
  invitationId: number
  letter: 'invitation' | 'reminder'
  occasion: string
}

/**
 * Writes down which letters are to be sent, in the transaction of what they tell, and not before they can be taken back no
 * more. The same one a second time is nothing.
 */
export async function wantLetters(
  { db, clock }: Needs,
  invitationIds: readonly number[],
  { letter, occasion }: Omit<Wanted, 'invitationId'>,
): Promise<number> {
  if (invitationIds.length === 0) return 0
  const wantedAt = clock()
  const sendAfter = new Date(wantedAt.getTime() + invitationDelay)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('votingLetters')
    .values(invitationIds.map(invitationId => ({ invitationId, letter, occasion, wantedAt, sendAfter })))
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0)
}

/**
 * Letters about what can be voted on now, that wait no longer, are not in the outbox yet and belong to nobody else who
 * writes them; of one face, whose table says what the public sees.
 */
export async function takeUnwritten(db: Db, face: VotingFace, now: Date, limit: number): Promise<Wanted[]> {
  const { rows } = await sql<Wanted>`
    select invitation_id as "invitationId", letter, occasion
    from voting_letters join voting_invitations on voting_invitations.id = invitation_id
    where written_at is null and (send_after is null or send_after <= ${now}) and voting_id in (
      select id from votings where face = ${face.name} and rules ->> 'way' = 'invited' and annulled_at is null
      and (opens_at is null or opens_at <= ${now}) and (closes_at is null or closes_at > ${now})
      and face_id in (select id from ${sql.table(face.name)} where ${isPublicAt(now)}))
    order by wanted_at, invitation_id limit ${limit} for update of voting_letters skip locked`.execute(db)
  return rows
}

/** A letter is in the outbox now, or is no longer true. */
export async function markWritten(
  { db, clock }: Needs,
  { invitationId, letter, occasion }: Wanted,
): Promise<void> {
  await db
    .updateTable('votingLetters')
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
    .selectFrom('votingLetters')
    .selectAll()
    .where('invitationId', 'in', [...invitationIds])
    .orderBy('wantedAt')
    .execute()
}

/** Whoever revokes invitations waits for their letters that are being written. */
export async function lockLetters(db: Db, invitationIds: readonly number[]): Promise<void> {
  if (invitationIds.length === 0) return
  await db
    .selectFrom('votingLetters')
    .select('invitationId')
    .where('invitationId', 'in', [...invitationIds])
    .orderBy('invitationId')
    .forUpdate()
    .execute()
}
