import type { FastifyInstance } from 'fastify'
import { routeOf } from './api.ts'

/** Logs one line per request that reaches the framework, with the route's pattern, never the address. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const facts = {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      id: request.id,
    }
    request.log.info(facts, 'request')
  })
}
