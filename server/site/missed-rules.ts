import type { IncomingHttpHeaders } from 'node:http'
import { matchAddress } from '#contract/matching.ts'
import { pathname } from '#contract/pathnames.ts'
import { longestAddress, longestMissedQuestion } from '#contract/site/missed.ts'

// A service worker that hands a document on asks for it as `empty`.
const documents = new Set(['document', 'empty'])

/** Whether somebody says of themselves that they are a program. */
export function isRobot(agent: string): boolean {
  return robots.test(agent)
}

const robots = /bot|crawl|spider|slurp|preview|scan|monitor/i

/** Whether a person seems to open a page in a browser. Robots ask for whatever they like. */
export function isByPerson(method: string, headers: IncomingHttpHeaders): boolean {
  const { accept = '', 'user-agent': agent = '' } = headers
  const isDocument = documents.has(String(headers['sec-fetch-dest'] ?? 'document'))
  const isAhead = 'sec-purpose' in headers || 'purpose' in headers
  return method === 'GET' && accept.includes('text/html') && isDocument && !isAhead && !isRobot(agent)
}

/** The path as it is counted, without a slash at its end; null for what may be somebody's secret or no page's address. */
export function addressToCount(path: string): string | null {
  if (path.length > longestAddress) return null
  const address = path.replace(/(?<!\/)\/+$/, '')
  const words = decoded(address)?.split('/').slice(1)
  if (!words) return null
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (address === '' || !words.every(isReadable) || words.some(isSecret)) return null
  return notPages.has(first) || isFile.test(last) || isClosed(address) ? null : address
}

const notPages = new Set(['api', 'assets', 'card', 'dev', 'builds'])
const isFile = /\.(?!(html?|pdf)$)[a-z0-9]+$/i // old pages and documents may have moved; others are looked for by scanners

function decoded(address: string): string | null {
  try {
    return decodeURIComponent(address)
  } catch {
    return null
  }
}

// What people write into addresses, dots at the beginning left out: nothing of other signs is an address to mend.
function isReadable(word: string): boolean {
  return /^[\p{L}\p{N}_~][\p{L}\p{M}\p{N} ._~+,&!()-]*$/u.test(word)
}

const longToken = 20 // characters; long words of addresses have hyphens

/** A token of a link, a number such as a UUID, or a mail address. */
function isSecret(word: string): boolean {
  if (word.includes('@')) return true
  if (word.length < longToken) return false
  const isMixed = /[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word)
  const hasToken = word.split('-').some(part => part.length >= longToken && /\d/.test(part))
  return isMixed || hasToken || !word.includes('-') || /^[0-9a-f]{8}-[0-9a-f]{4}-/i.test(word)
}

// Of backstage, or behind the link of a letter.
function isClosed(address: string): boolean {
  const match = matchAddress(address)
  if (!match) return false
  const { may, hasToken } = pathname(match.name)
  return may !== undefined || hasToken === true
}

/** A question as it is counted: in small letters; null for what may be about somebody, or has no word. */
export function questionToCount(q: string): string | null {
  const question = q.trim().toLowerCase().replace(/\s+/g, ' ')
  if (question.length > longestMissedQuestion || !/[\p{L}\p{N}]/u.test(question)) return null
  const isNumber = /\d([ ./-]?\d){4}/.test(question) // of a telephone, or of whatever else is somebody's
  return isNumber || /[@\p{C}]/u.test(question) ? null : question
}
