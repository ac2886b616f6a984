import { sql } from 'kysely'
import { timeZone } from '#contract/language.ts'
import type { Turnout } from '#contract/voting/vote-row.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { Voting } from './queries.ts'

/** Returns the number of participants, in total and by day. For a secret voting only the days are read. */
export async function turnoutOf({ db }: Pick<Context, 'db'>, voting: Voting): Promise<Turnout> {
  const { id, rules, participants } = voting
  if (participants !== null) return { participants, days: [] }
  const day = rules.isNamed
    ? sql`(submitted_at at time zone ${timeZone})::date from named_ballots`
    : sql`day from participations`
  const { rows } = await sql<{ day: string; count: number }>`
    select day::text as day, count(*)::int as count from (select voting_id, ${day}) as took_part (voting_id, day)
    where voting_id = ${id} group by day order by day`.execute(db)
  return { participants: rows.reduce((sum, { count }) => sum + count, 0), days: rows }
}
