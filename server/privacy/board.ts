import { day, hour, minute } from '#contract/durations.ts'
import { timeZone } from '#contract/language.ts'
import { boardDays, type RetentionBoard, type RetentionPromise } from '#contract/privacy/retention-board.ts'
import { type RetentionKind, retention } from '#contract/retention.ts'
import { type Context, noteNextChange } from '#server/platform/calls/calls.ts'
import { schedule } from '#server/platform/jobs/schedule.ts'
import { findDueRows } from '#server/platform/retention/retention.ts'
import { latestRuns } from '#server/platform/retention/runs.ts'

/** Returns when retention last ran and whether it is overdue, for the privacy page. */
export async function findRetentionPromise(context: Context): Promise<RetentionPromise> {
  const { db, copies, clock } = context
  noteNextChange(context, new Date(clock().getTime() + hour))
  const [run] = await latestRuns(db, { onlyWhole: true })
  return {
    lastRun: run?.ranAt.toISOString() ?? null,
    overdue: run?.overdue ?? 0,
    isCopy: copies.reason() !== null,
  }
}

/**
 * Returns, for each retention kind, the numbers of rows that are due, deleted lately and overdue, and the
 * next run. Computed from the areas' declarations.
 */
export async function retentionBoard({ db, clock, forgets }: Context): Promise<RetentionBoard> {
  const now = clock()
  const runs = await latestRuns(db, { limit: boardDays * 25 })
  const recent = runs.filter(({ ranAt }) => ranAt.getTime() > now.getTime() - boardDays * day)
  const night = runs.find(({ isWhole }) => isWhole)
  const next = await findDueRows({ db, clock: () => nextRun(schedule.forget.at, now) }, forgets)
  // Rows that were due at the last full run are overdue; before the first run none are.
  const late = night ? await findDueRows({ db, clock: () => night.ranAt }, forgets) : []
  const kinds = (Object.keys(retention) as RetentionKind[]).map(name => {
    const of = next.filter(({ forgetting }) => forgetting.kind === name)
    const oldest = of.flatMap(one => one.oldest ?? []).sort((a, b) => a.getTime() - b.getTime())[0]
    const isHourly = of.length > 0 && of.every(({ forgetting }) => forgetting.isHourly)
    return {
      name,
      due: sum(of.map(({ rows }) => rows)),
      oldest: oldest?.toISOString() ?? null,
      erased: sum(recent.map(({ erased }) => erased[name] ?? 0)),
      overdue: sum(late.filter(({ forgetting }) => forgetting.kind === name).map(({ rows }) => rows)),
      nextRun: nextRun(schedule[isHourly ? 'forgetHourly' : 'forget'].at, now).toISOString(),
    }
  })
  return {
    kinds,
    lastRun: night?.ranAt.toISOString() ?? null,
    overdue: sum(kinds.map(({ overdue }) => overdue)),
    replayed: await replayedIn(db),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}

async function replayedIn(db: Context['db']): Promise<RetentionBoard['replayed']> {
  const row = await db.selectFrom('installation').select(['replayedAt', 'replayedRows']).executeTakeFirst()
  return row?.replayedAt ? { at: row.replayedAt.toISOString(), rows: row.replayedRows ?? 0 } : null
}

const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/**
 * Returns the next time of a cron line that sets only minute and hour, such as `5 3 * * *`, in the site's
 * time zone.
 */
export function nextRun(at: string, now: Date): Date {
  const [wantedMinute = '*', wantedHour = '*'] = at.split(' ')
  const start = Math.floor(now.getTime() / minute) + 1
  for (let step = 0; step < 26 * 60; step += 1) {
    const moment = new Date((start + step) * minute)
    const [hour, minutes] = wallClock.format(moment).split(':').map(Number)
    const fits = (wanted: string, is: number | undefined) => wanted === '*' || Number(wanted) === is
    if (fits(wantedMinute, minutes) && fits(wantedHour, hour)) return moment
  }
  throw new Error(`${at} does not come within a day.`)
}
