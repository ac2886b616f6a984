import { hour } from '#contract/durations.ts'
import { dayAfter } from '#web/dates/typed-date.ts'
import { berlinClock, momentInBerlin } from './berlin-time.ts'

const longestNight = 12 * hour // longer spans are taken as mistakes, such as 17:00 to 16:00

/** Returns the intended end: a time before the begin on the same day is moved to the next day. */
export function meantEnd(begins: string | null, ends: string | null): string | null {
  if (!begins || !ends || Date.parse(ends) >= Date.parse(begins)) return ends
  const [day = '', time = ''] = berlinClock(ends).split('T')
  if (!berlinClock(begins).startsWith(day)) return ends
  const next = momentInBerlin(`${dayAfter(day)}T${time}`)
  return next !== null && Date.parse(next) - Date.parse(begins) <= longestNight ? next : ends
}

export function isOnNextDay(begins: string | null, ends: string | null): boolean {
  if (!begins || !ends) return false
  const [first = '', last = ''] = [begins, ends].map(moment => berlinClock(moment).slice(0, 10))
  return dayAfter(first) === last
}
