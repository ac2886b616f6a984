import { type Bilingual, dayInBerlin, type Language, locales, timeZone } from '#contract/language.ts'

const days: Bilingual<Intl.DateTimeFormat> = {
  de: new Intl.DateTimeFormat(locales.de, { timeZone, dateStyle: 'full' }),
  en: new Intl.DateTimeFormat(locales.en, { timeZone, dateStyle: 'full' }),
}
const clock = new Intl.DateTimeFormat(locales.de, { timeZone, hour: 'numeric', minute: '2-digit' })

/** „Freitag, 12. März 2027, 17:00 Uhr“, “Friday 12 March 2027, 5 pm”. */
export function momentIn(at: Date, language: Language): string {
  return `${dayIn(at, language)}, ${timeIn(at, language)}`
}

/** „Freitag, 12. März 2027, 17:00 bis 19:00 Uhr“; several days with both of them. */
export function periodIn(start: Date, end: Date | null, language: Language): string {
  if (!end || end.getTime() === start.getTime()) return momentIn(start, language)
  const isOneDay = dayInBerlin(start) === dayInBerlin(end)
  if (!isOneDay) {
    const to = language === 'de' ? 'bis' : 'to'
    return `${momentIn(start, language)}, ${to} ${momentIn(end, language)}`
  }
  return language === 'de'
    ? `${dayIn(start, 'de')}, ${clock.format(start)} bis ${timeIn(end, 'de')}`
    : `${dayIn(start, 'en')}, ${timeIn(start, 'en')} to ${timeIn(end, 'en')}`
}

function dayIn(at: Date, language: Language): string {
  return days[language].format(at)
}

function timeIn(at: Date, language: Language): string {
  const shown = clock.format(at)
  if (language === 'de') return `${shown} Uhr`
  const [hour = 0, minute = 0] = shown.split(':').map(Number)
  const past = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${past} ${hour < 12 ? 'am' : 'pm'}`
}
