import { TZDate } from '@date-fns/tz'
import type { EventFields } from '#contract/events/event.ts'
import { timeZone } from '#contract/language.ts'

const days = 364 // 52 weeks: the same day of the week

/** The moment 52 weeks later at which the clocks of Berlin show the same time, whatever was done to them meanwhile. */
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

/** The same event a year later, hidden: what held for that one day alone, alerts and the film, is left out. */
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
