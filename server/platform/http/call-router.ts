import type { IncomingMessage } from 'node:http'
import createRouter, { type HTTPMethod } from 'find-my-way'
import type { BoundCall } from '#contract/addresses.ts'

/** Maximum number of characters of a path parameter; a path with a longer one is answered 404. */
export const longestParameter = 200

/** A call and the parameters of the path it was asked by. */
export interface AskedCall<Call> {
  call: Call
  params: Record<string, string>
}

export interface CallRouter<Call> {
  /** Returns the call that a request asks for, or undefined. */
  find(request: IncomingMessage): AskedCall<Call> | undefined
  /** Returns the methods that this URL can be asked by; none if its path is unknown. */
  methodsAt(url: string): string[]
}

interface Known<Call> {
  methods: string[]
  calls: ReadonlyMap<string, Call>
}

const pieceMethods = ['POST', 'PATCH', 'HEAD', 'DELETE', 'OPTIONS']

/** Addresses served beside the calls: the API description, files, and uploads by the tus protocol. */
const beside = [
  ...['/openapi.json', '/docs', '/media/{+}'].map(path => ({ path, methods: ['GET', 'HEAD'] })),
  ...['', '/{}'].map(id => ({ path: `/backstage/file-manager/upload/tus${id}`, methods: pieceMethods })),
]

/**
 * Finds calls by path first and method second: `DELETE /news/tags` is no call, although `tags` could be an id
 * of `DELETE /news/{id}`.
 */
export function routeCalls<Call extends Pick<BoundCall, 'path' | 'method'>>(
  calls: readonly Call[],
): CallRouter<Call> {
  const router = createRouter({ maxParamLength: longestParameter, caseSensitive: true })
  // One tree of the router, that of GET, holds all paths.
  const know = (path: string, known: Known<Call>) => router.on('GET', routeOf(path), () => {}, known)
  for (const { path, methods } of beside) know(path, { methods, calls: new Map() })
  for (const [path, same] of Map.groupBy(calls, ({ path }) => path)) know(path, knownOf(same))

  const knownAt = (url: string) => router.find('GET' satisfies HTTPMethod, url)
  return {
    find({ method = '', url = '' }) {
      const found = knownAt(url)
      const call = (found?.store as Known<Call> | null)?.calls.get(method)
      return call && { call, params: found?.params as Record<string, string> }
    },
    methodsAt: url => (knownAt(url)?.store as Known<Call> | null)?.methods ?? [],
  }
}

function knownOf<Call extends Pick<BoundCall, 'method'>>(same: Call[]): Known<Call> {
  const calls = new Map(same.map(call => [call.method, call]))
  const read = calls.get('GET')
  if (read) calls.set('HEAD', read)
  return { methods: [...calls.keys()], calls }
}

/** Converts a path of the contract to the router's syntax. */
function routeOf(path: string): string {
  return `/api/v1${path.replace(/\{\+\w*\}$/, '*').replace(/\{(\w*)\}/g, (_, name) => `:${name || 'any'}`)}`
}
