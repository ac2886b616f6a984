/** The two languages of everything; German is the default. */
export const languages = ['de', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'de'

/** One value in both languages: the type of every text here. */
export type Bilingual<T> = { de: T; en: T }

/** Language tags for browsers and `Intl`. */
export const locales: Bilingual<string> = { de: 'de-DE', en: 'en-GB' }

export const timeZone = 'Europe/Berlin'

// The Swedish date format is that of ISO 8601.
const isoDays = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })

/** Returns the date in Berlin at a moment: `2027-03-12`. */
export function dayInBerlin(moment: Date): string {
  return isoDays.format(moment)
}

/** Returns the first moment of a day in Berlin: one or two hours before midnight in UTC. */
export function startOfDay(day: string): Date {
  const summer = new Date(`${day}T00:00:00+02:00`)
  return dayInBerlin(summer) === day ? summer : new Date(`${day}T00:00:00+01:00`)
}

export function otherLanguage(language: Language): Language {
  return language === 'de' ? 'en' : 'de'
}

export function isLanguage(value: unknown): value is Language {
  return value === 'de' || value === 'en'
}

/** Returns the language of an address by its prefix; German without a prefix. */
export function languageIn(path: string): Language {
  const [, prefix] = path.split('/')
  return isLanguage(prefix) ? prefix : defaultLanguage
}

/** Builds a bilingual value from a function of the language. */
export function inBoth<T>(make: (language: Language) => T): Bilingual<T> {
  return { de: make('de'), en: make('en') }
}

export function isBilingual(value: unknown): value is Bilingual<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return 'de' in value && 'en' in value && Object.keys(value).length === 2
}

/** Returns the value in the requested language, else in the other one, and the language used. */
export function inLanguage<T>(value: Bilingual<T>, language: Language): { value: T; language: Language } {
  const other = otherLanguage(language)
  return isEmpty(value[language]) && !isEmpty(value[other])
    ? { value: value[other], language: other }
    : { value: value[language], language }
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

/**
 * Returns the preferred of German and English in an `Accept-Language` header (RFC 9110 §12.5.4), else German.
 */
export function negotiateLanguage(header: string | undefined): Language {
  if (!header) return defaultLanguage
  const known = negotiated.get(header)
  if (known) return known
  const language = mostWished(header)
  if (negotiated.size < mostNegotiated && header.length <= longestNegotiated) negotiated.set(header, language)
  return language
}

// Browsers send one of few headers. If the cache is filled by arbitrary headers, further ones are parsed on
// each request.
const negotiated = new Map<string, Language>()
const mostNegotiated = 500
const longestNegotiated = 100 // characters

function mostWished(header: string): Language {
  const wishes = header.slice(0, 500).split(',').map(readWish)
  const known = wishes.filter(wish => wish.weight > 0 && isLanguage(wish.language))
  const best = known.sort((a, b) => b.weight - a.weight)[0]
  return best && isLanguage(best.language) ? best.language : defaultLanguage
}

function readWish(part: string): { language: string; weight: number } {
  const [range = '', ...parameters] = part.trim().toLowerCase().split(';')
  const quality = parameters.map(text => text.trim()).find(text => text.startsWith('q='))
  const weight = quality ? Number(quality.slice(2)) : 1
  return { language: range.split('-')[0] ?? '', weight: weight >= 0 && weight <= 1 ? weight : 0 }
}
