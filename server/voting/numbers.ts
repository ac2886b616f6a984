import { sql } from 'kysely'
import type { VoteReason } from '#contract/voting/reasons.ts'
import type { VotingNumbers } from '#contract/voting/rules.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

/** What became of the ballots of a voting, as it stands now. */
export async function findNumbers(db: Db, id: number): Promise<VotingNumbers> {
  const { received, confirmed, replaced } = await db
    .selectFrom('votings')
    .select(['received', 'confirmed', 'replaced'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { excluded } = await db
    .selectFrom('namedBallots')
    .select(sql<number>`count(*)::int`.as('excluded'))
    .where('votingId', '=', id)
    .where('excludedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  return { received, confirmed, replaced, excluded, refused: await findRefused(db, id) }
}

async function findRefused(db: Db, votingId: number): Promise<VotingNumbers['refused']> {
  const rows = await db
    .selectFrom('refusedVotes')
    .select(['reason', 'count'])
    .where('votingId', '=', votingId)
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute()
  return rows.map(({ reason, count }) => ({ reason: reason as VoteReason, count }))
}

/** A vote was refused: its number stays when the failed attempt goes. */
export async function countRefused(db: Db, votingId: number, reason: string): Promise<void> {
  await db
    .insertInto('refusedVotes')
    .values({ votingId, reason, count: 1 })
    .onConflict(conflict =>
      conflict.columns(['votingId', 'reason']).doUpdateSet(({ eb }) => ({
        count: eb('refusedVotes.count', '+', 1),
      })),
    )
    .execute()
}
