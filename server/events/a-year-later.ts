import { TZDate } from '@date-fns/tz'
import type { EventFields } from '#contract/events/event.ts'
import { timeZone } from '#contract/language.ts'

const days = 364 // 52 weeks: the same day of the week

/**
 * Returns the moment 52 weeks later with the same local time in Berlin, whatever clock changes lie between.
 */
export function aYearLater(moment: string): string {
  const there = new TZDate(moment, timeZone)
  there.setDate(there.getDate() + days)
  return new Date(there.getTime()).toISOString()
}

function moved<Times extends { start: string | null; end: string | null }>(times: Times): Times {
  const later = (moment: string | null) => (moment === null ? null : aYearLater(moment))
  return { ...times, start: later(times.start), end: later(times.end) }
}

const noAlert = { alertType: 'none', alertText: { de: '', en: '' } } as const

/**
 * Returns the same event a year later, hidden, without what applied only to that day: alerts and the film.
 */
export function nextOccasion(event: EventFields): EventFields {
  return {
    ...moved(event),
    programme: event.programme.map(entry => ({
      ...moved({ ...entry, ...noAlert }),
      start: aYearLater(entry.start),
    })),
    registration: moved(event.registration),
    livestream: { ...moved(event.livestream), isActive: false, markup: '' },
    ...{ isCancelled: false, highlight: false },
    ...{ isVisible: false, isDetailsVisible: false, publishAt: null, unpublishAt: null },
    slug: { de: '', en: '' },
  }
}
