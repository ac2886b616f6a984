import type { FastifyInstance } from 'fastify'

/** One line per request that reached the framework: the route's pattern, never the address, and nothing else. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const facts = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      id: request.id,
    }
    request.log.info(facts, 'request')
  })
}
