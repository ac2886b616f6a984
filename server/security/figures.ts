import { hour } from '#contract/durations.ts'
import { dayInBerlin, startOfDay } from '#contract/language.ts'
import { securityFigureNames } from '#contract/security/figures.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findFigures } from './queries.ts'

const hours = 24
const days = 30

/**
 * Returns the counts of the last 24 hours and 30 days, by hour and by day in Berlin time, including zeros.
 */
export async function figuresOverTime({ db, clock, figures }: Pick<Context, 'db' | 'clock' | 'figures'>) {
  await figures.flush()
  const now = clock()
  const over = async (unit: 'hour' | 'day', beginnings: Date[]) => {
    const found = await findFigures(db, { since: beginnings[0] ?? now, unit })
    return beginnings.map(at => ({ at: at.toISOString(), counts: countsAt(found, at) }))
  }
  return { byHour: await over('hour', lastHours(now)), byDay: await over('day', lastDays(now)) }
}

function lastHours(now: Date): Date[] {
  const last = Math.floor(now.getTime() / hour) * hour
  return Array.from({ length: hours }, (_, n) => new Date(last - (hours - 1 - n) * hour))
}

// Two days a year have 23 or 25 hours.
function lastDays(now: Date): Date[] {
  const found: Date[] = []
  for (let before = now; found.length < days; before = new Date(before.getTime() - 1)) {
    before = startOfDay(dayInBerlin(before))
    found.unshift(before)
  }
  return found
}

type Found = Awaited<ReturnType<typeof findFigures>>

function countsAt(found: Found, at: Date) {
  const count = (name: string) =>
    found.find(row => row.at.getTime() === at.getTime() && row.name === name)?.count ?? 0
  return Object.fromEntries(securityFigureNames.map(name => [name, count(name)])) as Record<
    (typeof securityFigureNames)[number],
    number
  >
}
