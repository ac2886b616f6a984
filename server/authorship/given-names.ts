import { initialsOf, isInitials } from '#contract/articles/authors.ts'
import { asciiOf } from '#contract/folding.ts'

/**
 * Result of comparing two given names.
 * `full`: one first name, written out in both · `initials`: two or more first letters, all the same ·
 * `open`: no contradiction, as with `J.` and `Jean` · `otherInitials`: `J. M.` and `J. K.` ·
 * `other`: first names that cannot be the same.
 */
export type GivenNames = 'full' | 'initials' | 'open' | 'otherInitials' | 'other'

export interface GivenName {
  written: string
  /** In lower case; empty if only its first letter is known. */
  first: string
  /** All given names without separators: `Xian-Jun` and `Xianjun` are the same. */
  whole: string
  /** `jm` */
  initials: string
}

export function readGiven(given: string): GivenName {
  const initials = asciiOf(initialsOf(given)).replace(/[^\p{L}]/gu, '')
  if (isInitials(given)) return { written: given, first: '', whole: '', initials }
  // Makes `Jörg` and `Joerg` the same name; `ae` stays, because of Michael.
  const words = asciiOf(given)
    .replace(/([ou])e/g, '$1')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  const [first = ''] = words
  return { written: given, first: first.length > 1 ? first : '', whole: words.join(''), initials }
}

export function compareGiven(a: GivenName, b: GivenName): GivenNames {
  if (a.initials === '' || b.initials === '') return 'open'
  if (a.initials[0] !== b.initials[0]) return 'other'
  if (a.first !== '' && b.first !== '') return compareWritten(a, b)
  if (!isBegun(a.initials, b.initials)) return 'otherInitials'
  return a.initials === b.initials && a.initials.length > 1 ? 'initials' : 'open'
}

function compareWritten(a: GivenName, b: GivenName): GivenNames {
  if (a.whole === b.whole) return 'full'
  if (!isOneFirstName(a, b)) return 'other'
  return isBegun(a.initials, b.initials) || a.first !== b.first ? 'full' : 'otherInitials'
}

// `Alex` and `Alexander`, `Guang-yu` and `Guangyu M.`, `Katharina` and `Katarina`; not `Jan` and `Jana`, not `Maria` and `Marie`.
function isOneFirstName(a: GivenName, b: GivenName): boolean {
  if (a.first === b.first) return true
  const [short = '', long = ''] = [a.first, b.first].sort((x, y) => x.length - y.length)
  if (short.length >= 4 && long.length >= short.length + 2 && long.startsWith(short)) return true
  if (isJoined(a, b) || isJoined(b, a)) return true
  return short.length >= 6 && short.at(-1) === long.at(-1) && isOneLetterApart(short, long)
}

function isJoined({ first }: GivenName, { whole }: GivenName): boolean {
  return first.length >= 6 && whole.startsWith(first)
}

function isBegun(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a)
}

function isOneLetterApart(short: string, long: string): boolean {
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1)
}
