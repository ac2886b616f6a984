import { isLanguage, type Language, languages, otherLanguage } from './language.ts'
import { addressOf, type PageName, type Pathname, pageNames, pathname, pathnames } from './pathnames.ts'

export interface Match {
  name: PageName
  language: Language
  parameters: Record<string, string>
}

/** The page an address means, its prefix naming the language; null where there is none. */
export function matchAddress(address: string): Match | null {
  const [, prefix, ...words] = address.split('/')
  if (!isLanguage(prefix)) return null
  return matchWords(
    words.filter(word => word !== ''),
    prefix,
  )
}

function matchWords(words: string[], language: Language): Match | null {
  for (const { name, pieces } of matchOrder[language]) {
    const parameters = parametersOf(pieces, words)
    if (parameters) return { name, language, parameters }
  }
  return null
}

/** An address of ours in one language: `/de/kontakt` is `/en/contact`. Others, and those of things, stay as they are. */
export function addressIn(address: string, language: Language): string {
  const [path = '', ending = ''] = address.split(/(?=[?#])/, 2)
  const match = address.startsWith('/') ? matchAddress(path) : null
  if (!match || match.language === language || 'slug' in match.parameters) return address
  return addressOf(match.name, language, match.parameters) + ending
}

/** Where an address belongs that uses the other language's words, or lacks its prefix. */
export function rightAddress(address: string, preferred: Language): string | null {
  const [, first, ...rest] = address.split('/').filter((word, index) => index === 0 || word !== '')
  if (first === undefined) return null
  const [language, words] = isLanguage(first) ? [first, rest] : [preferred, [first, ...rest]]
  const right = likeliest(words, language).map(({ name, parameters }) =>
    addressOf(name, language, parameters),
  )
  return right.find(one => one !== address) ?? null
}

// Any word fits the page of a slug: a path that is written down, in whichever language, is the likelier one.
function likeliest(words: string[], language: Language): Match[] {
  return [language, otherLanguage(language)]
    .flatMap(one => matchWords(words, one) ?? [])
    .filter(({ name }) => !pathname(name).isLater)
    .sort((a, b) => vagueness(a.name, a.language) - vagueness(b.name, b.language))
}

function parametersOf(pieces: string[], words: string[]): Record<string, string> | null {
  const [first = ''] = pieces
  if (/^[a-z]/.test(first) && first !== words[0]) return null // most patterns end here
  const required = pieces.filter(piece => !piece.endsWith('?') && piece !== '*').length
  if (words.length < required || (words.length > pieces.length && !pieces.includes('*'))) return null
  const parameters: Record<string, string> = {}
  for (const [index, piece] of pieces.entries()) {
    if (piece === '*') return { ...parameters, '*': words.slice(index).join('/') }
    const word = words[index]
    if (piece.startsWith(':')) {
      if (word !== undefined) parameters[piece.replace(/^:|\?$/g, '')] = decode(word)
    } else if (piece !== word) return null
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

// Fixed words win over parameters, whatever the order in which pages are listed.
const matchOrder = { de: patternsIn('de'), en: patternsIn('en') }

function patternsIn(language: Language): { name: PageName; pieces: string[] }[] {
  return [...pageNames]
    .sort((a, b) => vagueness(a, language) - vagueness(b, language))
    .map(name => ({ name, pieces: pathnames[name].path[language].split('/').filter(piece => piece !== '') }))
}

function vagueness(name: PageName, language: Language): number {
  const words = pathnames[name].path[language].split('/')
  return words.reduce((sum, word) => sum * 3 + (word === '*' ? 2 : word.startsWith(':') ? 1 : 0), 0)
}

/** Words that a slug under the same parent would hide: refused as `slugReserved`. */
export function reservedSlugs(name: PageName): Set<string> {
  const reserved = new Set<string>()
  for (const language of languages) {
    const parent = pathnames[name].path[language].split('/').slice(0, -1).join('/')
    for (const { path } of Object.values(pathnames) as Pathname[]) {
      const words = path[language].split('/')
      const last = words.at(-1) ?? ''
      if (words.slice(0, -1).join('/') === parent && !last.startsWith(':')) reserved.add(last)
    }
  }
  return reserved
}
