import { negotiateLanguage } from '#contract/language.ts'
import { matchAddress } from '#contract/matching.ts'
import { outcomeIn } from '#contract/outcomes.ts'
import { pathname } from '#contract/pathnames.ts'

export const apiPrefix = '/api/v1/'

/**
 * The key of a GET: its path, its language and only the query parameters that the page declares, in their
 * order. Null where nothing is ever kept. Pages take their language from the path, calls from the header.
 */
export function keyOf(url: string, acceptLanguage: string | undefined): string | null {
  if (url.startsWith(apiPrefix)) return `${sortedQuery(url)}|${negotiateLanguage(acceptLanguage)}`
  const mark = url.indexOf('?')
  if (mark === -1) return url
  const path = url.slice(0, mark)
  const { query, isKept } = declaredQuery(path, url.slice(mark + 1))
  return isKept ? path + query : null
}

interface DeclaredQuery {
  /** With its question mark, or empty. */
  query: string
  /** False for the thanks after a form, which are one visitor's, and for what one visitor looks for. */
  isKept: boolean
}

/**
 * `?page=2` for `?utm=x&page=2`. Of thanks after a form, `?contest=x&done=sent` where the form belongs to the contest,
 * and `?done=1` for what is no outcome; pages without a form have none.
 */
export function declaredQuery(path: string, query: string): DeclaredQuery {
  const given = new URLSearchParams(query)
  const match = matchAddress(pageOfData(path) ?? path)
  const { query: declared = [], freeQuery = [], hasForm = false } = match ? pathname(match.name) : {}
  const isDone = given.has('done')
  const kept = declared.flatMap(name => (given.get(name) ? [[name, given.get(name) ?? '']] : []))
  const shown = isDone && !hasForm ? [] : kept
  const all = [...shown, ...(isDone ? [['done', `${outcomeIn(given) ?? 1}`]] : [])]
  return {
    query: all.length === 0 ? '' : `?${new URLSearchParams(all)}`,
    isKept: !isDone && !kept.some(([name = '']) => freeQuery.includes(name)),
  }
}

/** The page whose data the router asks for at `/de/kontakt.data`, or at `/de/_.data` for a path with a slash at its end. */
export function pageOfData(path: string): string | null {
  if (!path.endsWith('.data')) return null
  return path.slice(0, path.endsWith('/_.data') ? -7 : -5)
}

function sortedQuery(url: string): string {
  const mark = url.indexOf('?')
  if (mark === -1) return url
  const query = new URLSearchParams(url.slice(mark + 1))
  query.sort()
  return `${url.slice(0, mark)}?${query}`
}
