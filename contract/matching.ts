import { isLanguage, type Language, languages } from './language.ts'
import { type PageName, type Pathname, pathnames } from './pathnames.ts'

export interface Match {
  name: PageName
  language: Language
  parameters: Record<string, string>
}

/** Returns the page of an address whose prefix is the language; null if there is none. */
export function matchAddress(address: string): Match | null {
  const [, prefix, ...words] = address.split('/')
  if (!isLanguage(prefix)) return null
  return matchWords(
    words.filter(word => word !== ''),
    prefix,
  )
}

/** Returns the page for the words of an address in a language. */
export function matchWords(words: string[], language: Language): Match | null {
  const { byFirstWord, others } = patterns[language]
  for (const pattern of byFirstWord.get(words[0] ?? '') ?? others) {
    const parameters = parametersOf(pattern, words)
    if (parameters) return { name: pattern.name, language, parameters }
  }
  return null
}

function parametersOf({ pieces, atLeast, atMost }: Pattern, words: string[]): Record<string, string> | null {
  if (words.length < atLeast || words.length > atMost) return null
  const parameters: Record<string, string> = {}
  for (const [index, { fixed, parameter }] of pieces.entries()) {
    const word = words[index]
    if (parameter === '*') parameters['*'] = words.slice(index).join('/')
    else if (parameter === undefined) {
      if (fixed !== word) return null
    } else if (word !== undefined) parameters[parameter] = decode(word)
  }
  return parameters
}

function decode(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}

interface Pattern {
  name: PageName
  language: Language
  pieces: Piece[]
  /** Least and greatest number of words in a matching address. */
  atLeast: number
  atMost: number
}

/** A fixed word, or a parameter, of which `*` takes all remaining words. */
type Piece = { fixed: string; parameter?: never } | { fixed?: never; parameter: string }

// Every request is matched several times, so only patterns with the same first word are compared.
let patterns = { de: patternsIn('de'), en: patternsIn('en') }

/**
 * Adds the screens of backstage in browsers, when backstage is opened: `vite.config.ts` keeps their paths out
 * of public pages.
 */
export function addPages(more: Partial<Record<PageName, Pathname>>): void {
  Object.assign(pathnames, more)
  patterns = { de: patternsIn('de'), en: patternsIn('en') }
}

function patternsIn(language: Language) {
  // Fixed words win over parameters, in whatever order pages are listed.
  const all = (Object.keys(pathnames) as PageName[]).map(name => patternOf(name, language)).sort(byVagueness)
  const firstWords = new Set(all.map(({ pieces }) => pieces[0]?.fixed ?? ''))
  const beginningWith = (word?: string) =>
    all.filter(({ pieces: [first] }) => first?.fixed === undefined || first.fixed === word)
  return {
    byFirstWord: new Map([...firstWords].map(word => [word, beginningWith(word)])),
    others: beginningWith(),
  }
}

function patternOf(name: PageName, language: Language): Pattern {
  const words = pathnames[name].path[language].split('/').filter(word => word !== '')
  const pieces = words.map((word): Piece => {
    if (word === '*') return { parameter: '*' }
    return word.startsWith(':') ? { parameter: word.replace(/^:|\?$/g, '') } : { fixed: word }
  })
  const atLeast = words.filter(word => !word.endsWith('?') && word !== '*').length
  return {
    name,
    language,
    pieces,
    atLeast,
    atMost: words.includes('*') ? Number.POSITIVE_INFINITY : words.length,
  }
}

/** Sort key of a path: one with a fixed word at the first difference comes first, `00` before `01`. */
function vagueness(name: PageName, language: Language): string {
  const words = pathnames[name].path[language].split('/')
  return words.map(word => (word === '*' ? '2' : word.startsWith(':') ? '1' : '0')).join('')
}

/** Compares pages for sorting: those with fixed words before those with parameters. */
export function byVagueness(
  a: Pick<Match, 'name' | 'language'>,
  b: Pick<Match, 'name' | 'language'>,
): number {
  const [one, other] = [vagueness(a.name, a.language), vagueness(b.name, b.language)]
  return one < other ? -1 : one > other ? 1 : 0
}

const reservedOfPages = new Map<PageName, ReadonlySet<string>>()

/** Returns the fixed words beside a page's slug, which no slug may use: refused as `slugReserved`. */
export function reservedSlugs(name: PageName): ReadonlySet<string> {
  const known = reservedOfPages.get(name) ?? findReservedSlugs(name)
  reservedOfPages.set(name, known)
  return known
}

function findReservedSlugs(name: PageName): Set<string> {
  const reserved = new Set<string>()
  for (const language of languages) {
    const parent = pathnames[name].path[language].split('/').slice(0, -1)
    for (const { path } of Object.values(pathnames) as Pathname[]) {
      const words = path[language].replace(/\/\*$/, '').split('/')
      const [word = ''] = words.slice(parent.length)
      const isBeside = parent.every((one, place) => one === words[place])
      if (isBeside && word !== '' && !word.startsWith(':')) reserved.add(word)
    }
  }
  return reserved
}
