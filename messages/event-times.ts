import { type Bilingual, dayInBerlin, inBoth, type Language, locales, timeZone } from '#contract/language.ts'

interface Times {
  start: string
  end: string
  isOneDayEvent: boolean
}

const formats = (options: Intl.DateTimeFormatOptions) =>
  inBoth(language => new Intl.DateTimeFormat(locales[language], { ...options, timeZone }))
const fullDays = formats({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const plainDays = formats({ day: 'numeric', month: 'long', year: 'numeric' })
const daysOfYear = formats({ weekday: 'long', day: 'numeric', month: 'long' })
const germanTimes = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit', timeZone })
const englishTimes = new Intl.DateTimeFormat('en-GB', {
  ...{ hour: 'numeric', minute: '2-digit', hour12: true, timeZone },
})

/** „Freitag, 12. März 2027“, “Friday 12 March 2027”. */
export function weekdayOf(moment: string, language: Language): string {
  return written(fullDays, moment, language)
}

const unbroken = '\u00a0' // a space at which no line ends

/** „17:00 Uhr“, “5 pm”, “12 noon”, each kept on one line. */
export function timeOf(moment: string, language: Language): string {
  if (language === 'de') return `${germanTimes.format(new Date(moment))}${unbroken}Uhr`
  const time = englishTimes.format(new Date(moment)).replace(':00', '').replace(/\s/, unbroken)
  return time === `12${unbroken}pm` ? `12${unbroken}noon` : time
}

/** „17:00–19:00 Uhr“, “5 pm to 7 pm”. */
export function timesOf({ start, end }: Pick<Times, 'start'> & { end: string | null }, language: Language) {
  if (end === null || end === start) return timeOf(start, language)
  if (language === 'de') return `${germanTimes.format(new Date(start))}–${timeOf(end, 'de')}`
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

/** „Freitag, 12. März 2027, 17:00–19:00 Uhr“; over several days „Freitag, 12. März, bis Sonntag, 14. März 2027“. */
export function whenOf(event: Times): Bilingual<string> {
  return inBoth(language => {
    const { start, end, isOneDayEvent } = event
    if (isOneDayEvent) return `${weekdayOf(start, language)}, ${timesOf(event, language)}`
    const [first, last] = [dayInBerlin(new Date(start)), dayInBerlin(new Date(end))]
    if (first === last) return weekdayOf(start, language)
    const isOneYear = first.slice(0, 4) === last.slice(0, 4)
    const begins = written(isOneYear ? daysOfYear : fullDays, start, language)
    return `${begins}${language === 'de' ? ', bis ' : ' to '}${weekdayOf(end, language)}`
  })
}

// British English writes no comma after the day of the week; older tables of languages do.
function written(days: Bilingual<Intl.DateTimeFormat>, moment: string, language: Language): string {
  const day = days[language].format(new Date(moment))
  return language === 'en' ? day.replace(',', '') : day
}

/** The year in Berlin. */
export function yearOf(moment: string): string {
  return dayInBerlin(new Date(moment)).slice(0, 4)
}
