import { type Bilingual, inBoth } from '#contract/language.ts'

const minute = 60 * 1000 // milliseconds

/** How long something is still ahead, as people say it: „in 2 Tagen“, „in 1 Stunde 5 Minuten“. */
export function aheadOf(milliseconds: number): Bilingual<string> {
  const minutes = Math.max(1, Math.ceil(milliseconds / minute))
  const [days, hours, left] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  return inBoth(language => {
    const words = units[language]
    const parts = days > 0 ? [words.day(days), words.hour(hours)] : [words.hour(hours), words.minute(left)]
    return parts.filter(Boolean).join(' ')
  })
}

const counted = (one: string, many: string) => (n: number) => (n === 0 ? '' : `${n} ${n === 1 ? one : many}`)
const units = {
  de: {
    day: counted('Tag', 'Tagen'),
    hour: counted('Stunde', 'Stunden'),
    minute: counted('Minute', 'Minuten'),
  },
  en: { day: counted('day', 'days'), hour: counted('hour', 'hours'), minute: counted('minute', 'minutes') },
} as const

/** „Beginnt in 2 Tagen“, “Begins in 2 days”. */
export function beginsIn(ahead: Bilingual<string>): Bilingual<string> {
  return { de: `Beginnt in ${ahead.de}`, en: `Begins in ${ahead.en}` }
}
