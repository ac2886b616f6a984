import type { IncomingHttpHeaders } from 'node:http'
import { matchAddress } from '#contract/matching.ts'
import { pathname } from '#contract/pathnames.ts'
import { longestMissedAddress, longestMissedQuestion } from '#contract/site/missed.ts'

// A service worker that passes on a request for a document sends the destination `empty`.
const documents = new Set(['document', 'empty'])

/** Whether the user agent identifies itself as a program. */
export function isRobot(agent: string): boolean {
  return robots.test(agent)
}

const robots = /bot|crawl|spider|slurp|preview|scan|monitor/i

/**
 * Whether the request is probably a person opening a page in a browser. Robots request arbitrary addresses.
 */
export function isByPerson(method: string, headers: IncomingHttpHeaders): boolean {
  const { accept = '', 'user-agent': agent = '' } = headers
  const isDocument = documents.has(String(headers['sec-fetch-dest'] ?? 'document'))
  const isAhead = 'sec-purpose' in headers || 'purpose' in headers
  return method === 'GET' && accept.includes('text/html') && isDocument && !isAhead && !isRobot(agent)
}

/**
 * Returns the path to count, without trailing slashes; null if it may contain a secret or cannot be the
 * address of a page.
 */
export function addressToCount(path: string): string | null {
  if (path.length > longestMissedAddress) return null
  const address = path.replace(/(?<!\/)\/+$/, '')
  const words = decoded(address)?.split('/').slice(1)
  if (!words) return null
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (address === '' || !words.every(isReadable) || words.some(isSecret)) return null
  return notPages.has(first) || isFile.test(last) || isClosed(address) ? null : address
}

const notPages = new Set(['api', 'assets', 'card', 'dev', 'builds'])
const isFile = /\.(?!(html?|pdf)$)[a-z0-9]+$/i // old pages and documents may have moved; other files are requested by vulnerability scanners

function decoded(address: string): string | null {
  try {
    return decodeURIComponent(address)
  } catch {
    return null
  }
}

// Characters that people type in addresses, without leading dots. Addresses with other characters are not
// worth a redirect.
function isReadable(word: string): boolean {
  return /^[\p{L}\p{N}_~][\p{L}\p{M}\p{N} ._~+,&!()-]*$/u.test(word)
}

const longToken = 20 // characters; long words of addresses have hyphens

/** Whether a path segment may be a link's token, an identifier such as a UUID, or an e-mail address. */
function isSecret(word: string): boolean {
  if (word.includes('@')) return true
  if (word.length < longToken) return false
  const isMixed = /[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word)
  const hasToken = word.split('-').some(part => part.length >= longToken && /\d/.test(part))
  return isMixed || hasToken || !word.includes('-') || /^[0-9a-f]{8}-[0-9a-f]{4}-/i.test(word)
}

// Whether the page is in backstage or opened by a link in a letter.
function isClosed(address: string): boolean {
  const match = matchAddress(address)
  if (!match) return false
  const { may, hasToken } = pathname(match.name)
  return may !== undefined || hasToken === true
}

/** Returns the question to count, in lower case; null if it may be about a person or has no word. */
export function questionToCount(q: string): string | null {
  const question = q.trim().toLowerCase().replace(/\s+/g, ' ')
  if (question.length > longestMissedQuestion || !/[\p{L}\p{N}]/u.test(question)) return null
  const isNumber = /\d([ ./-]?\d){4}/.test(question) // may be a telephone number or another personal number
  return isNumber || /[@\p{C}]/u.test(question) ? null : question
}
