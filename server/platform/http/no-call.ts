import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import { fail } from '#contract/errors.ts'
import type { BoundHandler } from '#server/platform/calls/calls.ts'

type Address = Pick<BoundHandler, 'path' | 'method'>

/** Maximum number of characters of a path parameter; a path with a longer one is answered 404. */
export const longestParameter = 200

const pieceMethods = ['POST', 'PATCH', 'HEAD', 'DELETE', 'OPTIONS']

/** Addresses served beside the calls: the API description, files, and uploads by the tus protocol. */
const beside: Known[] = [
  ...['/openapi.json', '/docs', '/media/{+}'].map(path => ({ path, methods: ['GET', 'HEAD'] })),
  ...['', '/{}'].map(id => ({ path: `/backstage/file-manager/upload/tus${id}`, methods: pieceMethods })),
]

/** A path of the contract without the names of its parameters. */
interface Known {
  path: string
  methods: string[]
}

/**
 * Refuses other requests before their body is read: 405 if the path has calls with other methods, 404
 * otherwise. A route for each path and method would do the same, but registering them took longer than
 * registering the calls.
 */
export function refuseNoCall(app: FastifyInstance, calls: Address[]): void {
  const known = knownIn(calls)
  for (const { path, methods, others } of behindParameters(known)) {
    const refuse = async () => {
      throw fail('methodNotAllowed', { allow: methods.join(', ') })
    }
    app.route({ method: others as HTTPMethods[], url: routeOf(path), onRequest: refuse, handler: refuse })
  }
  const refuse = refusalIn([...known, ...beside])
  app.all('/api/*', { onRequest: refuse }, refuse)
}

/** Converts a path of the contract to the router's syntax. */
export function routeOf(path: string): string {
  return `/api/v1${path.replace(/\{\+\w*\}$/, '*').replace(/\{(\w*)\}/g, (_, name) => `:${name || 'any'}`)}`
}

function knownIn(calls: Address[]): Known[] {
  const byPath = Map.groupBy(calls, ({ path }) => path.replace(/\{(\+?)\w+\}/g, '{$1}'))
  // In the router's order of precedence: static segments before parameters, because `{` sorts after all
  // letters.
  const inOrder = [...byPath].sort(([a], [b]) => (a < b ? -1 : 1))
  return inOrder.map(([path, same]) => {
    const methods = same.map(({ method }) => method)
    return { path, methods: [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])] }
  })
}

/**
 * Returns paths such as `/news/tags`, with the methods for which the router would take `tags` as the id of
 * `/news/{id}`.
 */
function behindParameters(known: Known[]): (Known & { others: string[] })[] {
  const methodsOf = new Map(known.map(({ path, methods }) => [path, methods]))
  return known.flatMap(({ path, methods }) => {
    const asParameter = methodsOf.get(path.replace(/[^/{]+$/, '{}')) ?? []
    const others = asParameter.filter(method => !methods.includes(method))
    return others.length > 0 ? [{ path, methods, others }] : []
  })
}

function refusalIn(known: Known[]): (request: FastifyRequest) => Promise<never> {
  let patterns: { path: RegExp; methods: string[] }[] | undefined
  return async ({ url }) => {
    patterns ??= known.map(({ path, methods }) => ({ path: patternOf(path), methods }))
    const asked = pathIn(url)
    const found = patterns.find(({ path }) => path.test(asked))
    throw found ? fail('methodNotAllowed', { allow: found.methods.join(', ') }) : fail('notFound')
  }
}

const most = `{0,${longestParameter}}`

function patternOf(path: string): RegExp {
  const inWords: Record<string, string> = { '{}': `[^/]${most}`, '{+}': `.${most}` }
  const parts = path.split(/(\{\+?\})/).map(part => inWords[part] ?? RegExp.escape(part))
  return new RegExp(`^/api/v1${parts.join('')}$`)
}

function pathIn(url: string): string {
  const path = url.replace(/[?#].*/, '')
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
