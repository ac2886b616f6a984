import { type Bilingual, inBoth, type Language } from '#contract/language.ts'

const minute = 60 * 1000 // milliseconds
const hour = 60
const day = 24 * hour
const week = 7 * day

/**
 * Returns the time left until something begins, in words: „Noch 19 Wochen bis zum Beginn“, “19 weeks to go”.
 */
export function timeLeft(milliseconds: number): Bilingual<string> {
  const minutes = Math.max(1, Math.ceil(milliseconds / minute))
  return inBoth(language => sentences[language](spanOf(minutes, language)))
}

const sentences = {
  de: (span: string) => `Noch ${span} bis zum Beginn`,
  en: (span: string) => `${span} to go`,
}

function spanOf(minutes: number, language: Language): string {
  const words = units[language]
  if (minutes >= 2 * week) return words.week(Math.floor(minutes / week))
  if (minutes >= 2 * day) return words.day(Math.floor(minutes / day))
  if (minutes >= 3 * hour) return words.hour(Math.floor(minutes / hour))
  const parts = [words.hour(Math.floor(minutes / hour)), words.minute(minutes % hour)]
  return parts.filter(Boolean).join(' ')
}

const counted = (one: string, many: string) => (n: number) => (n === 0 ? '' : `${n} ${n === 1 ? one : many}`)
const units = {
  de: {
    week: counted('Woche', 'Wochen'),
    day: counted('Tag', 'Tage'),
    hour: counted('Stunde', 'Stunden'),
    minute: counted('Minute', 'Minuten'),
  },
  en: {
    week: counted('week', 'weeks'),
    day: counted('day', 'days'),
    hour: counted('hour', 'hours'),
    minute: counted('minute', 'minutes'),
  },
} as const
