import { type Kysely, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Voting } from './queries.ts'

type Db = Kysely<Database>

interface NewInvitation {
  votingId: number
  ticketId: string
  email: string
  name: string
  language: Language
  createdAt: Date
}

export async function addInvitations(db: Db, rows: readonly NewInvitation[]): Promise<number[]> {
  if (rows.length === 0) return []
  const added = await db
    .insertInto('votingInvitations')
    .values([...rows])
    .returning('id')
    .execute()
  return added.map(({ id }) => id)
}

/** Invitations with the state of their ticket and the id of the record. */
export async function findInvitations(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('votingInvitations')
    .innerJoin('votingTickets', 'votingTickets.id', 'ticketId')
    .innerJoin('votings', 'votings.id', 'votingInvitations.votingId')
    .selectAll('votingInvitations')
    .select(['faceId', 'isUsed'])
    .where('votingInvitations.id', 'in', [...ids])
    .execute()
}

export type InvitationRow = Awaited<ReturnType<typeof findInvitations>>[number]

export async function findInvitation(db: Db, id: number): Promise<InvitationRow | undefined> {
  return (await findInvitations(db, [id]))[0]
}

/**
 * Ids of invitations of a voting without a letter since the given time; for a named voting only of people who
 * have not voted. For a secret one these are left out when the letter is written, so that the number reveals
 * nothing.
 */
export async function findToRemind(
  db: Db,
  { id: votingId, rules }: Pick<Voting, 'id' | 'rules'>,
  since: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select voting_invitations.id from voting_invitations
    join voting_tickets on voting_tickets.id = ticket_id
    where voting_invitations.voting_id = ${votingId} and not (${rules.isNamed}::boolean and is_used) and not exists (
      select from voting_letters where invitation_id = voting_invitations.id
      and (written_at is null or written_at > ${since}))
    order by 1`.execute(db)
  return rows.map(({ id }) => id)
}
