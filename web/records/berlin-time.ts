import { TZDate } from '@date-fns/tz'
import { timeZone } from '#contract/language.ts'

/** Formats a moment as local time in Berlin, `2027-03-12T17:00`, as date fields expect it. */
export function berlinClock(moment: string | null): string {
  if (!moment) return ''
  const there = new TZDate(moment, timeZone)
  const two = (n: number) => String(n).padStart(2, '0')
  const day = [there.getFullYear(), two(there.getMonth() + 1), two(there.getDate())].join('-')
  return `${day}T${two(there.getHours())}:${two(there.getMinutes())}`
}

/** Converts local time in Berlin to a UTC moment; null for an empty or incomplete field. */
export function momentInBerlin(clock: string): string | null {
  const [, year, month, day, hour, minute] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(clock) ?? []
  if (!year) return null
  const there = new TZDate(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    timeZone,
  )
  return new Date(there.getTime()).toISOString()
}
