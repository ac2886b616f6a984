import { dayAfter } from '#web/dates/typed-date.ts'
import { berlinClock, momentInBerlin } from './berlin-time.ts'

/** The end as it was meant: a time of the day on which something begins, but before it, is one of the day after. */
export function meantEnd(begins: string | null, ends: string | null): string | null {
  if (!begins || !ends || Date.parse(ends) >= Date.parse(begins)) return ends
  const [day = '', time = ''] = berlinClock(ends).split('T')
  return berlinClock(begins).startsWith(day) ? momentInBerlin(`${dayAfter(day)}T${time}`) : ends
}

export function isOnNextDay(begins: string | null, ends: string | null): boolean {
  if (!begins || !ends) return false
  const [first = '', last = ''] = [begins, ends].map(moment => berlinClock(moment).slice(0, 10))
  return dayAfter(first) === last
}
