import type { FastifyRequest } from 'fastify'
import type { BoundCall } from '#contract/addresses.ts'
import { fail } from '#contract/errors.ts'
import type { AskedCall } from './call-router.ts'

/**
 * Returns path parameters and the query (of a read) or the body (of a write) as one flat input. Throws if the
 * same name occurs twice with different values.
 */
export function inputOf(
  { call, params }: AskedCall<BoundCall>,
  request: FastifyRequest,
  body: unknown = request.body,
): Record<string, unknown> {
  const parameters = parametersOf(call, params)
  const query = queryOf(request)
  if (call.method !== 'GET') refuseQuery(query)
  const rest = call.method === 'GET' ? query : fieldsOf(body)
  for (const [name, value] of Object.entries(parameters)) {
    if (name in rest && String(rest[name]) !== value) throw fail('invalid', { fields: { [name]: 'differs' } })
  }
  return { ...rest, ...parameters }
}

// A wildcard parameter has no name of its own in the route.
function parametersOf({ path }: BoundCall, params: AskedCall<BoundCall>['params']): Record<string, string> {
  const { '*': rest, ...named } = params
  const [name] = /(?<=\{\+)\w+(?=\}$)/.exec(path) ?? []
  return name && rest !== undefined ? { ...named, [name]: rest } : named
}

function queryOf(request: FastifyRequest): Record<string, unknown> {
  const query = request.query as Record<string, unknown>
  if (Object.values(query).some(Array.isArray)) throw fail('duplicateQuery')
  return query
}

function refuseQuery(query: Record<string, unknown>): void {
  const names = Object.keys(query)
  if (names.length === 0) return
  throw fail('unknownField', { fields: Object.fromEntries(names.map(name => [name, 'unknownField'])) })
}

function fieldsOf(body: unknown): Record<string, unknown> {
  if (body === undefined) return {}
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw fail('badJson')
  return body as Record<string, unknown>
}
