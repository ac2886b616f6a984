import { sql } from 'kysely'
import type { VoteReason } from '#contract/voting/reasons.ts'
import type { VotingNumbers } from '#contract/voting/rules.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

/** Current numbers of a voting's ballots by outcome. */
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

/** Counts a refused vote; the count stays when the failed attempt is deleted. */
export async function incrementRefused(db: Db, votingId: number, reason: string): Promise<void> {
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
