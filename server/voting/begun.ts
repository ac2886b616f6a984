import { sql } from 'kysely'
import type { Context } from '#server/platform/calls/calls.ts'
import { findVotings, lockVoting } from './queries.ts'

type Needs = Pick<Context, 'db' | 'clock'>

/** Whether question and rules of a voting may no longer be changed. */
export interface Begun {
  /** True once there are ballots, including ones that are not confirmed yet. */
  question: boolean
  /** True once there are ballots, codes or invitations, because the rules were promised to their owners. */
  rules: boolean
}

/** Returns how far these votings have begun, by voting id. */
export async function begunOf(
  { db, clock }: Needs,
  votingIds: readonly number[],
): Promise<Map<number, Begun>> {
  if (votingIds.length === 0) return new Map()
  const { rows } = await sql<{ id: number; question: boolean; hasTickets: boolean }>`select id,
    exists (select from ballots where voting_id = votings.id)
    or exists (select from named_ballots where voting_id = votings.id)
    or exists (select from pending_ballots
      where voting_id = votings.id and sealed is not null and expires_at > ${clock()}) as question,
    exists (select from voting_tickets where voting_id = votings.id) as "hasTickets"
    from votings where id in (${sql.join([...votingIds])})`.execute(db)
  return new Map(
    rows.map(({ id, question, hasTickets }) => [id, { question, rules: question || hasTickets }]),
  )
}

/** The same for one record. Locks its voting against votes until the transaction ends. */
export async function lockBegun(context: Needs, face: string, faceId: number): Promise<Begun> {
  const [voting] = await findVotings(context.db, face, [faceId])
  if (voting) await lockVoting(context.db, voting.id)
  const begun = voting && (await begunOf(context, [voting.id])).get(voting.id)
  return begun ?? { question: false, rules: false }
}
