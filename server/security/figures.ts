import { day, hour } from '#contract/durations.ts'
import { timeZone } from '#contract/language.ts'
import { securityFigureNames } from '#contract/security/figures.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findFigures } from './queries.ts'

const hours = 24
const days = 30

/** What was counted in the last 24 hours and 30 days, in Berlin, each hour and day once, also where it was nothing. */
export async function figuresOverTime({ db, clock, figures }: Pick<Context, 'db' | 'clock' | 'figures'>) {
  await figures.flush()
  const now = clock()
  const over = async (unit: 'hour' | 'day', length: number, count: number) => {
    const moments = Array.from(
      { length: count },
      (_, n) => new Date(now.getTime() - (count - 1 - n) * length),
    )
    const names = [...new Set(moments.map(moment => inBerlin(moment, unit)))]
    const since = new Date(now.getTime() - (count + 1) * length)
    const found = await findFigures(db, { since, unit })
    return names.map(at => ({ at, counts: countsAt(found, at) }))
  }
  return { byHour: await over('hour', hour, hours), byDay: await over('day', day, days) }
}

type Found = Awaited<ReturnType<typeof findFigures>>

function countsAt(found: Found, at: string) {
  const count = (name: string) => found.find(row => row.at === at && row.name === name)?.count ?? 0
  return Object.fromEntries(securityFigureNames.map(name => [name, count(name)])) as Record<
    (typeof securityFigureNames)[number],
    number
  >
}

const berlin = new Intl.DateTimeFormat('sv-SE', {
  ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', hourCycle: 'h23' },
})

/** `2027-03-12 16`, or `2027-03-12`. */
function inBerlin(moment: Date, unit: 'hour' | 'day'): string {
  return berlin.format(moment).slice(0, unit === 'hour' ? 13 : 10)
}
