import { type RawBuilder, sql } from 'kysely'
import { day, hour } from '#contract/durations.ts'
import { timeZone } from '#contract/language.ts'
import {
  type AttemptFigures,
  type AttemptGroup,
  type AttemptPeriod,
  beginningOf,
} from '#contract/voting/attempts.ts'
import type { VoteReason } from '#contract/voting/reasons.ts'
import type { Context } from '#server/platform/calls/calls.ts'

interface Asked {
  /** Null for all votings, including ones that do not exist. */
  votingId: number | null
  startDate?: string | undefined
  period?: AttemptPeriod | undefined
}

type Needs = Pick<Context, 'db' | 'clock'>

const mostGroups = 20 // further ones are in the list
const mostHours = 2 * day // for longer periods the columns of single hours would be too narrow

/**
 * Returns the numbers of refused votes by reason and by time, and the largest groups by reason, network and
 * hour.
 */
export async function attemptFiguresOf(context: Needs, asked: Asked): Promise<AttemptFigures> {
  const now = context.clock()
  const beginning = beginningOf(asked, now)
  const matching = conditionOf(asked.votingId, beginning)
  const unit = beginning && now.getTime() - beginning.getTime() <= mostHours ? 'hour' : 'day'
  const reasons = await countReasons(context, matching)
  return {
    count: reasons.reduce((sum, { count }) => sum + count, 0),
    ...{ reasons, unit, times: await countTimes(context, matching, unit) },
    groups: await findGroups(context, matching),
  }
}

function conditionOf(votingId: number | null, beginning: Date | null): RawBuilder<boolean> {
  const ofVoting = votingId === null ? sql`true` : sql`voting_id = ${votingId}`
  return sql<boolean>`${ofVoting} and ${beginning === null ? sql`true` : sql`at >= ${beginning}`}`
}

async function countReasons({ db }: Needs, matching: RawBuilder<boolean>) {
  const { rows } = await sql<{ reason: VoteReason; count: number }>`
    select reason, count(*)::int as count from failed_attempts where ${matching}
    group by reason order by count(*) desc, reason`.execute(db)
  return rows
}

// From the first to the last attempt, including times without any.
async function countTimes({ db }: Needs, matching: RawBuilder<boolean>, unit: 'hour' | 'day') {
  const { rows } = await sql<{ at: Date; count: number }>`
    with counted as (
      select date_trunc(${unit}, at at time zone ${timeZone}) as local, count(*)::int as count
      from failed_attempts where ${matching} group by 1)
    select steps.local at time zone ${timeZone} as at, coalesce(counted.count, 0)::int as count
    from (select generate_series(min(local), max(local), ${`1 ${unit}`}::interval) as local from counted) as steps
    left join counted using (local) order by steps.local`.execute(db)
  return rows.map(({ at, count }) => ({ at: at.toISOString(), count }))
}

/** Groups by reason, network and hour, the largest first. */
async function findGroups({ db }: Needs, matching: RawBuilder<boolean>): Promise<AttemptGroup[]> {
  const { rows } = await sql<{
    reason: VoteReason
    network: string
    at: Date
    count: number
    addresses: number
  }>`
    select reason, network, date_trunc('hour', at) as at, count(*)::int as count,
      count(distinct lower(email))::int as addresses
    from failed_attempts where ${matching}
    group by reason, network, date_trunc('hour', at) having count(*) > 1
    order by count(*) desc, at desc, reason, network limit ${mostGroups}`.execute(db)
  return rows.map(({ at, ...group }) => ({
    ...group,
    from: at.toISOString(),
    to: new Date(at.getTime() + hour).toISOString(),
  }))
}
