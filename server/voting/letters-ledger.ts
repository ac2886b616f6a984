import { sql } from 'kysely'
import { day } from '#contract/durations.ts'
import { invitationDelay } from '#contract/voting/tickets-api.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import {
  findLines,
  type Ledger,
  type Line,
  lockLines,
  takeBackLines,
  takeLines,
  wantLines,
} from '#server/platform/letters/letters.ts'
import { publicCondition } from '#server/platform/records/records.ts'
import type { VotingFace } from './face.ts'

type Db = Kysely<Database>
type Needs = { db: Db; clock: () => Date }

/**
 * Letters to invited people; `occasion` distinguishes repeated ones. Their keys in the outbox begin with the
 * voting's, so that the letters are deleted when its key is destroyed.
 */
export const votingLetters: Ledger<'votingLetters'> = {
  table: 'votingLetters',
  key: ['invitationId', 'letter', 'occasion'],
  outboxKey: sql`rtrim('voting-' || (select voting_id from voting_invitations where id = letters.invitation_id)
    || '-' || letters.letter || ' ' || letters.invitation_id || ' ' || letters.occasion)`,
}

export type Wanted = Line<'votingLetters'>

const isToCondition = (invitationIds: readonly number[]) =>
  sql`invitation_id = any(${[...invitationIds]}::int[])`

/**
 * Requests letters, in the transaction of their cause. They are sent after a delay in which they can be taken
 * back. Requesting the same letter again has no effect.
 */
export async function wantLetters(
  { db, clock }: Needs,
  invitationIds: readonly number[],
  letter: Pick<Wanted, 'letter' | 'occasion'>,
): Promise<number> {
  const wantedAt = clock()
  const sendAfter = new Date(wantedAt.getTime() + invitationDelay)
  const line = { invitationId: sql`id`, ...letter, wantedAt, sendAfter }
  return wantLines(db, votingLetters, line, sql`from unnest(${[...invitationIds]}::int[]) id`)
}

/**
 * Takes unwritten letters of a face whose delay is over and whose voting is public and open now. Each is
 * locked against other processes.
 */
export async function takeUnwritten(db: Db, face: VotingFace, now: Date, limit: number): Promise<Wanted[]> {
  const which = sql`(send_after is null or send_after <= ${now}) and invitation_id in (
    select voting_invitations.id from voting_invitations join votings on votings.id = voting_id
    where face = ${face.name} and rules ->> 'way' = 'invited' and annulled_at is null
      and (opens_at is null or opens_at <= ${now}) and (closes_at is null or closes_at > ${now})
      and face_id in (select id from ${sql.table(face.name)} where ${publicCondition(now)}))`
  return takeLines(db, votingLetters, { which, limit, now })
}

/**
 * Takes invitations to votings that ended since yesterday back from the outbox, so that they are sent if the
 * voting is reopened. The same for reminders of named votings.
 */
export async function putBackUnsent(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - day)
  const which = sql`written_at is not null and invitation_id in (
    select voting_invitations.id from voting_invitations join votings on votings.id = voting_id
    where coalesce(annulled_at, closes_at) between ${since} and ${now}
      and (letter = 'invitation' or (rules ->> 'isNamed')::boolean))`
  await takeBackLines(db, votingLetters, which, sql`written_at = null`)
}

/** All letters of invitations, the earliest first. */
export async function findLetters(db: Db, invitationIds: readonly number[]): Promise<Wanted[]> {
  return findLines(db, votingLetters, isToCondition(invitationIds))
}

/** Locks the letters of these invitations, so that revoking waits until they are written. */
export async function lockLetters(db: Db, invitationIds: readonly number[]): Promise<void> {
  await lockLines(db, votingLetters, isToCondition(invitationIds))
}
