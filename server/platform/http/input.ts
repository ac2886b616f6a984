import type { FastifyRequest } from 'fastify'
import type { BoundCall } from '#contract/addresses.ts'
import { fail } from '#contract/errors.ts'

/** Path parameters, query and body as one flat input. The same name twice with another value is refused. */
export function inputOf(
  call: BoundCall,
  request: FastifyRequest,
  body: unknown = request.body,
): Record<string, unknown> {
  const parameters = parametersOf(call, request)
  const rest = call.method === 'GET' ? queryOf(request) : fieldsOf(body)
  for (const [name, value] of Object.entries(parameters)) {
    if (name in rest && String(rest[name]) !== value) throw fail('invalid', { fields: { [name]: 'differs' } })
  }
  return { ...rest, ...parameters }
}

// What stands for any number of words has no name of its own in the route.
function parametersOf({ path }: BoundCall, { params }: FastifyRequest): Record<string, string> {
  const { '*': rest, ...named } = params as Record<string, string>
  const [name] = /(?<=\{\+)\w+(?=\}$)/.exec(path) ?? []
  return name && rest !== undefined ? { ...named, [name]: rest } : named
}

function queryOf(request: FastifyRequest): Record<string, unknown> {
  const query = request.query as Record<string, unknown>
  if (Object.values(query).some(Array.isArray)) throw fail('duplicateQuery')
  return query
}

function fieldsOf(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw fail('badJson')
  return body as Record<string, unknown>
}
