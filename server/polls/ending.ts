import { day } from '#contract/durations.ts'
import type { WaitingThing } from '#contract/site/waiting.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { isPublicAt } from '#server/platform/records/records.ts'

const soon = 7 * day // time enough to remind those who have not voted

/** Polls that visitors see and that end within a week. */
export async function endingPolls({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<WaitingThing[]> {
  const now = clock()
  const rows = await db
    .selectFrom('polls')
    .select(['id', 'title', 'closesAt'])
    .where(isPublicAt(now))
    .where('closesAt', '>', now)
    .where('closesAt', '<=', new Date(now.getTime() + soon))
    .execute()
  return rows.map(({ id, title, closesAt }) => ({
    ...{ name: 'pollEnds', kind: 'polls', id, title, count: null, by: '', since: null },
    due: closesAt?.toISOString() ?? null,
  }))
}
