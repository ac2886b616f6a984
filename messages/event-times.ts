import { type Bilingual, inBoth, type Language, locales, timeZone } from '#contract/language.ts'

/** Start and end of a period; `end` is null if unknown. */
export interface Span {
  start: string
  end: string | null
}

export const formats = (options: Intl.DateTimeFormatOptions) =>
  inBoth(language => new Intl.DateTimeFormat(locales[language], { ...options, timeZone }))
export const fullDays = formats({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const plainDays = formats({ day: 'numeric', month: 'long', year: 'numeric' })
const germanTimes = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit', timeZone })
const englishTimes = new Intl.DateTimeFormat('en-GB', {
  ...{ hour: 'numeric', minute: '2-digit', hour12: true, timeZone },
})

/** „Freitag, 12. März 2027“, “Friday 12 March 2027”. */
export function weekdayOf(moment: string, language: Language): string {
  return written(fullDays[language], moment, language)
}

/** No-break space. */
export const unbroken = '\u00a0'

/** Dash between two times, without a line break after it. */
export const spanDash = '–\u2060'

/** „17:00 Uhr“, “5 pm”, “12 noon”, each kept on one line. */
export function timeOf(moment: string, language: Language): string {
  if (language === 'de') return `${germanTimes.format(new Date(moment))}${unbroken}Uhr`
  const time = englishTimes.format(new Date(moment)).replace(':00', '').replace(/\s/, unbroken)
  return time === `12${unbroken}pm` ? `12${unbroken}noon` : time
}

/** „17:00–19:00 Uhr“, “5 pm to 7 pm”. */
export function timesOf({ start, end }: Span, language: Language): string {
  if (end === null || end === start) return timeOf(start, language)
  if (language === 'de') return `${germanTimes.format(new Date(start))}${spanDash}${timeOf(end, 'de')}`
  return `${timeOf(start, 'en')} to ${timeOf(end, 'en')}`
}

/** „12. März 2027“, “12 March 2027”. */
export function dayIn(moment: string): Bilingual<string> {
  return inBoth(language => plainDays[language].format(new Date(moment)))
}

/** „Freitag, 12. März 2027, 17:00 Uhr“, “Friday 12 March 2027, 5 pm”. */
export function momentIn(moment: string): Bilingual<string> {
  return inBoth(language => `${weekdayOf(moment, language)}, ${timeOf(moment, language)}`)
}

// British English has no comma after the weekday; older locale data add one.
export function written(days: Intl.DateTimeFormat, moment: string, language: Language): string {
  const day = days.format(new Date(moment))
  return language === 'en' ? day.replace(',', '') : day
}
