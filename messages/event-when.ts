import { type Bilingual, dayInBerlin, inBoth, type Language, timeZone } from '#contract/language.ts'
import {
  formats,
  fullDays,
  momentIn,
  type Span,
  timesOf,
  unbroken,
  weekdayOf,
  written,
} from './event-times.ts'

const daysOfYear = formats({ weekday: 'long', day: 'numeric', month: 'long' })
const zones = new Intl.DateTimeFormat('de-DE', { timeZoneName: 'short', timeZone })

/**
 * Name of Berlin's time zone: „MEZ“ or „MESZ“, “CET” or “CEST”. Older browsers give the offset from
 * Greenwich.
 */
function zoneOf(moment: string, language: Language): string {
  const isSummer = /MESZ|\+2/.test(zones.format(new Date(moment)))
  if (language === 'de') return isSummer ? 'MESZ' : 'MEZ'
  return isSummer ? 'CEST' : 'CET'
}

/** „17:00–19:00 Uhr MEZ“, “5 pm to 7 pm CET”. */
export function timesWithZone(span: Span, language: Language): string {
  return `${timesOf(span, language)}${unbroken}${zoneOf(span.start, language)}`
}

/**
 * „Freitag, 12. März 2027, 17:00 Uhr MEZ“, “Friday 12 March 2027, 5 pm CET”: for readers who may be in
 * another time zone.
 */
export function momentWithZone(moment: string): Bilingual<string> {
  return inBoth(language => `${momentIn(moment)[language]}${unbroken}${zoneOf(moment, language)}`)
}

interface Times {
  start: string
  end: string
  isOneDayEvent: boolean
}

/** „Freitag, 12. März 2027, 17:00–19:00 Uhr MEZ“; over several days „Freitag, 12. März, bis Sonntag, 14. März 2027“. */
export function whenOf(event: Times): Bilingual<string> {
  return inBoth(language => {
    const { start, end, isOneDayEvent } = event
    if (isOneDayEvent) return `${weekdayOf(start, language)}, ${timesWithZone(event, language)}`
    const [first, last] = [dayInBerlin(new Date(start)), dayInBerlin(new Date(end))]
    if (first === last) return weekdayOf(start, language)
    const isOneYear = first.slice(0, 4) === last.slice(0, 4)
    const begins = written((isOneYear ? daysOfYear : fullDays)[language], start, language)
    return `${begins}${language === 'de' ? ', bis ' : ' to '}${weekdayOf(end, language)}`
  })
}

/** Month in Berlin, counted from 1. */
export function monthOf(moment: string): number {
  return Number(dayInBerlin(new Date(moment)).slice(5, 7))
}

/** The year in Berlin. */
export function yearOf(moment: string): string {
  return dayInBerlin(new Date(moment)).slice(0, 4)
}
