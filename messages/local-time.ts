import { type Language, locales } from '#contract/language.ts'
import { type Span, spanDash, timesOf, unbroken, weekdayOf } from './event-times.ts'

/**
 * Returns the times in another time zone than Berlin's, with the day if it differs; null if they read the
 * same.
 */
export function timesThere({ start, end }: Span, language: Language, timeZone: string): string | null {
  const there = (moment: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone }).format(new Date(moment))
  const clock = { hour: language === 'de' ? '2-digit' : 'numeric', minute: '2-digit' } as const
  const time = (moment: string) => {
    const text = there(moment, { ...clock, hour12: language === 'en' })
    return language === 'de' ? text : text.replace(':00', '').replace(/\s/, unbroken)
  }
  const begins = time(start)
  const span =
    end === null || end === start ? begins : `${begins}${language === 'de' ? spanDash : ' to '}${time(end)}`
  const times = language === 'de' ? `${span}${unbroken}Uhr` : span
  const day = there(start, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const plainDay = language === 'en' ? day.replace(',', '') : day
  if (plainDay !== weekdayOf(start, language)) return `${plainDay}, ${times}`
  return times === timesOf({ start, end }, language) ? null : times
}
