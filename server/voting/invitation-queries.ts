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

/** Invitations with what the ticket of each knows, and which thing is voted on. */
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
 * Those of a voting to whom nothing was written since a moment: of a named one who have not voted. Who has voted in secret
 * is left out when the letter is written, so that their number tells nothing.
 */
export async function findMissing(
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
