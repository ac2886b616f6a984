import { hour } from '#contract/durations.ts'
import { dayInBerlin } from '#contract/language.ts'

/** The moment at which the next month begins in Berlin, an hour or two ahead of UTC. */
export function startOfNextMonth(now: Date): Date {
  const today = dayInBerlin(now)
  const inUtc = Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 1)
  const moments = [2, 1].map(ahead => new Date(inUtc - ahead * hour))
  return moments.find(moment => dayInBerlin(moment).slice(0, 7) > today.slice(0, 7)) ?? new Date(inUtc)
}
