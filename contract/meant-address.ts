import { isLanguage, type Language, otherLanguage } from './language.ts'
import { byVagueness, type Match, matchWords } from './matching.ts'
import { addressOf } from './pathnames.ts'

/**
 * Returns an address of this site in one language: `/de/kontakt` and `/kontakt` become `/en/contact`.
 * Addresses of other sites, of records and of files stay unchanged.
 */
export function translateAddress(address: string, language: Language): string {
  const [, path = '', ending = ''] = /^(\/[^?#]*)(.*)$/s.exec(address) ?? []
  const { prefix, matches } = meantBy(path, language)
  const [match] = matches
  if (!path || !match || prefix === language) return address
  if ('slug' in match.parameters || (!prefix && '*' in match.parameters)) return address
  return addressOf(match.name, language, match.parameters) + ending
}

/** Returns the right address for one that uses the other language's words or lacks its prefix, else null. */
export function rightAddress(address: string, preferred: Language): string | null {
  const { prefix, matches } = meantBy(address, preferred)
  const right = matches.map(({ name, parameters }) => addressOf(name, prefix ?? preferred, parameters))
  return address === '/' ? null : (right.find(one => one !== address) ?? null)
}

/** Returns the pages that an address may mean, in the words of either language, the likeliest first. */
function meantBy(address: string, preferred: Language): { prefix: Language | null; matches: Match[] } {
  const [first, ...rest] = address.split('/').filter(word => word !== '')
  if (isLanguage(first)) return { prefix: first, matches: likeliest(rest, first) }
  return { prefix: null, matches: likeliest(first === undefined ? [] : [first, ...rest], preferred) }
}

// Any word matches a page with a slug, so a path of fixed words, in whichever language, is likelier.
function likeliest(words: string[], language: Language): Match[] {
  return [language, otherLanguage(language)].flatMap(one => matchWords(words, one) ?? []).sort(byVagueness)
}
