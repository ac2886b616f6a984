import { negotiateLanguage } from '#contract/language.ts'
import { matchAddress } from '#contract/matching.ts'
import { outcomeIn } from '#contract/outcomes.ts'
import { pathname } from '#contract/pathnames.ts'

export const apiPrefix = '/api/v1/'

/**
 * Returns the cache key of a GET: its path, its language and the query parameters that the page declares, in
 * their order. Null if the response is never cached. Pages take their language from the path, calls from the
 * header.
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
  /** Including the question mark, or empty. */
  query: string
  /** False for the confirmation after a form, which is for one visitor, and for free search terms. */
  isKept: boolean
}

/**
 * Reduces a query to declared parameters: `?page=2` for `?utm=x&page=2`. After a form: `?contest=x&done=sent`
 * if the form belongs to the contest, `?done=1` for an unknown outcome; pages without a form keep `done`
 * only.
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

/**
 * Returns the page of a data request of the router: `/de/kontakt.data`, or `/de/_.data` for a path with a
 * trailing slash; otherwise null.
 */
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
