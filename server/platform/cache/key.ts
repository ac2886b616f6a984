import { negotiateLanguage } from '#contract/language.ts'
import { matchAddress } from '#contract/matching.ts'
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
  const query = declaredQuery(path, url.slice(mark + 1))
  return query === null ? null : path + query
}

/** `?page=2` for `?utm=x&page=2`; null for `?done=1`, which shows one visitor's thanks. */
export function declaredQuery(path: string, query: string): string | null {
  const given = new URLSearchParams(query)
  if (given.has('done')) return null
  const match = matchAddress(path)
  const declared = match ? (pathname(match.name).query ?? []) : []
  const kept = declared.flatMap(name => (given.get(name) ? [[name, given.get(name) ?? '']] : []))
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`
}

function sortedQuery(url: string): string {
  const mark = url.indexOf('?')
  if (mark === -1) return url
  const query = new URLSearchParams(url.slice(mark + 1))
  query.sort()
  return `${url.slice(0, mark)}?${query}`
}
