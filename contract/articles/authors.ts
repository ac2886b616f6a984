import { asciiOf } from '../folding.ts'

/**
 * How an author string is written:
 * `lastFirst` “Olivero, J. Michael; van der Berg, Anna”, `lastInitials` “Olivero JM, van der Berg A” as in PubMed,
 * `firstLast` “J. Michael Olivero, Anna van der Berg”, `bibtex` “Olivero, J. Michael and {ISMRM Study Group}”.
 */
export const authorStyles = ['lastFirst', 'lastInitials', 'firstLast', 'bibtex'] as const
export type AuthorStyle = (typeof authorStyles)[number]

/** One author. A group has its whole name in `family`. */
export interface Author {
  family: string
  /** Given names or initials, as they are written: `Jean-Paul`, `J. M.`, `JM`; empty where only one name is known. */
  given: string
  /** `Jr`, `III`. */
  suffix: string
  isGroup: boolean
}

/** Parses the authors of a string, in their order. */
export function authorsOf(text: string, style: AuthorStyle): Author[] {
  return separated(text, style).map(one => readers[style](one))
}

/** Returns authors as one string, which parses to the same authors again. */
export function authorString(authors: readonly Author[]): string {
  return authors.map(writtenLastFirst).join('; ')
}

/** Returns the style in which a string is most likely written. */
export function likelyStyle(text: string): AuthorStyle {
  const parts = text.split(/\sand\s/)
  if (parts.length > 1 && (/[{}]/.test(text) || parts.every(part => part.includes(',')))) return 'bibtex'
  if (/;/.test(text)) return 'lastFirst'
  const names = text.split(',').map(name => name.trim())
  if (names.every(name => /\s\p{Lu}{1,4}(\s(Jr|Sr|[IVX]+|\d\w\w))?\.?$/u.test(name))) return 'lastInitials'
  return names.length === 2 && !/\s/.test(names[0] ?? '') ? 'lastFirst' : 'firstLast'
}

/** `Jean-Paul M.` → `JPM`, as PubMed writes initials; `JM` stays. */
export function initialsOf(given: string): string {
  if (isInitials(given)) return given.replace(/[^\p{L}]/gu, '')
  return wordsOf(given)
    .map(word => [...word][0] ?? '')
    .filter(letter => /\p{L}/u.test(letter))
    .join('')
    .toLocaleUpperCase('en')
}

/** `J.-P. M.`: initials with full stops, as most citation styles require. */
export function dottedInitials(given: string): string {
  if (isInitials(given) && !/[.\-\s]/.test(given)) return [...given].map(letter => `${letter}.`).join(' ')
  return given
    .split(/[\s.]+/)
    .filter(Boolean)
    .map(name =>
      name
        .split('-')
        .filter(Boolean)
        .map(part => `${[...part][0]?.toLocaleUpperCase('en')}.`)
        .join('-'),
    )
    .join(' ')
}

/** Whether the given names consist of initials only. */
export function isInitials(given: string): boolean {
  return /^\p{Lu}{1,4}$/u.test(given) || /^(\p{Lu}\.?[\s-]?)+$/u.test(given)
}

/** `Olivero JM`, as lists of publications and PubMed write it. */
export function shortName({ family, given, suffix, isGroup }: Author): string {
  return isGroup ? family : [family, initialsOf(given), suffix].filter(Boolean).join(' ')
}

/**
 * Key by which two spellings of an author count as the same in a list: the folded last name and the first
 * initial.
 */
export function nameKey({ family, given, isGroup }: Author): string {
  const last = asciiOf(family.toLowerCase()).replace(/[^a-z0-9]+/g, '')
  return isGroup ? `group:${last}` : `${last}|${asciiOf(initialsOf(given).slice(0, 1).toLowerCase())}`
}

function wordsOf(given: string): string[] {
  return given.split(/[\s.\-–]+/).filter(Boolean)
}

function separated(text: string, style: AuthorStyle): string[] {
  const flat = text.replace(/\s+/g, ' ').trim()
  const parts = {
    lastFirst: () => outsideBraces(flat, /^;/),
    lastInitials: () => flat.split(flat.includes(';') ? ';' : ','),
    firstLast: () => withoutSuffixes(flat.split(/,\s*(?:and|und|&)\s+|\s+(?:and|und|&)\s+|[,;]/)),
    bibtex: () => outsideBraces(flat, /^\sand\s/i),
  }
  return parts[style]()
    .map(part => part.trim().replace(/^(?:and|und|&)\s+/i, ''))
    .filter(part => part !== '' && !/^(et al\.?|others|u\. ?a\.)$/i.test(part))
}

// “Karl Kuhn, Jr., Anna Berg”: a part between commas may be a suffix of the name before it.
function withoutSuffixes(parts: readonly string[]): string[] {
  const names: string[] = []
  for (const part of parts.map(one => one.trim())) {
    if (isSuffix(part) && names.length > 0) names.push(`${names.pop()} ${part}`)
    else names.push(part)
  }
  return names
}

/**
 * Splits a text at separators outside braces; the separator must begin with `^` and match at most five
 * characters.
 */
export function outsideBraces(text: string, separator: RegExp): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}') depth--
    const found = depth <= 0 ? separator.exec(text.slice(at, at + 5)) : null
    if (!found) continue
    parts.push(text.slice(from, at))
    from = at + found[0].length
    at = from - 1
  }
  return [...parts, text.slice(from)]
}

const readers: Record<AuthorStyle, (name: string) => Author> = {
  lastFirst: name => group(name) ?? lastFirst(name),
  lastInitials: name => group(name) ?? lastInitials(name),
  firstLast: name => group(name) ?? firstLast(name),
  bibtex: name => group(name) ?? (name.includes(',') ? lastFirst(unbraced(name)) : firstLast(unbraced(name))),
}

const groupWords =
  /\b(groups?|consortium|collaborat(?:ion|ive|ors)|committee|investigators|initiative|network|society|association|team|project|study|centers?|foundation|institut[e]?|universit(?:y|ät)|working|task force|arbeitsgruppe|konsortium|gesellschaft)\b/i

function group(name: string): Author | null {
  const braced = /^\{(.*)\}$/.exec(name)
  if (braced && !braced[1]?.includes('{'))
    return { family: braced[1] ?? '', given: '', suffix: '', isGroup: true }
  if (!name.includes(',') && groupWords.test(name))
    return { family: unbraced(name), given: '', suffix: '', isGroup: true }
  return null
}

function lastFirst(name: string): Author {
  const [family = '', ...rest] = name.split(',').map(part => part.trim())
  // After last and first name, a third part is a suffix even if no list contains it: `Silva, João, Filho`.
  const suffix = rest.find(isSuffix) ?? (rest.length === 2 ? (rest[1] ?? '') : '')
  const given = rest.filter(part => part !== suffix).join(' ')
  return person(family, given, suffix)
}

function lastInitials(name: string): Author {
  const words = name.split(' ')
  const suffix = words.length > 2 && isSuffix(words.at(-1) ?? '') ? (words.pop() ?? '') : ''
  const initials = words.length > 1 && /^\p{Lu}[\p{Lu}.-]{0,5}$/u.test(words.at(-1) ?? '') ? words.pop() : ''
  return person(words.join(' '), initials ?? '', suffix)
}

function firstLast(name: string): Author {
  const words = name.split(' ')
  const suffix = words.length > 2 && isSuffix(words.at(-1) ?? '') ? (words.pop() ?? '') : ''
  // A particle in lower case begins the last name: “Anna van der Berg”.
  const particle = words.findIndex((word, n) => n > 0 && n < words.length - 1 && /^\p{Ll}/u.test(word))
  const last = particle > 0 ? particle : words.length - 1
  return person(words.slice(last).join(' '), words.slice(0, last).join(' '), suffix.replace(/\.$/, ''))
}

function person(family: string, given: string, suffix: string): Author {
  return { family, given, suffix: suffix.replace(/\.$/, ''), isGroup: false }
}

function isSuffix(word: string): boolean {
  return /^(jr|sr|jun|sen|ii|iii|iv|2nd|3rd|4th)\.?$/i.test(word)
}

function unbraced(name: string): string {
  return name.replace(/[{}]/g, '')
}

function writtenLastFirst({ family, given, suffix, isGroup }: Author): string {
  return isGroup ? `{${family}}` : [family, given, suffix].filter(Boolean).join(', ')
}
