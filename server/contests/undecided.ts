import type { WaitingThing } from '#contract/site/waiting.ts'
import type { Context } from '#server/platform/calls/calls.ts'

/**
 * Contests with contributions that wait for a decision, without the names of artists, which are secret until
 * the result.
 */
export async function findUndecided({ db }: Pick<Context, 'db'>): Promise<WaitingThing[]> {
  const rows = await db
    .selectFrom('contestContributions')
    .innerJoin('contests', 'contests.id', 'contestId')
    .select(({ fn }) => [
      'contestId',
      'contests.title',
      fn.countAll<number>().as('count'),
      fn.min<Date>('contestContributions.updatedAt').as('since'),
    ])
    .where('contestContributions.state', '=', 'submitted')
    .where('contests.deletedAt', 'is', null)
    .groupBy(['contestId', 'contests.title'])
    .execute()
  return rows.map(({ contestId, title, count, since }) => ({
    ...{ name: 'contributions', kind: 'contests', id: contestId, title, count, by: '', due: null },
    since: since.toISOString(),
  }))
}
