import { day } from '#contract/durations.ts'
import type { WaitingThing } from '#contract/site/waiting.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { publicCondition } from '#server/platform/records/records.ts'

const soon = 7 * day // enough time to remind invited people who have not voted

/** Returns the public polls that end within a week. */
export async function endingPolls({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<WaitingThing[]> {
  const now = clock()
  const rows = await db
    .selectFrom('polls')
    .select(['id', 'title', 'closesAt'])
    .where(publicCondition(now))
    .where('closesAt', '>', now)
    .where('closesAt', '<=', new Date(now.getTime() + soon))
    .execute()
  return rows.map(({ id, title, closesAt }) => ({
    ...{ name: 'pollEnds', kind: 'polls', id, title, count: null, by: '', since: null },
    due: closesAt?.toISOString() ?? null,
  }))
}
