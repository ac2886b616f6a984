import type { FastifyInstance } from 'fastify'
import { mediaAnswer } from '#server/files/files.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'

/** `GET, HEAD /api/v1/media/<path>`, with ranges. */
export function serveFiles(app: FastifyInstance, dependencies: Dependencies): void {
  app.get<{ Params: { '*': string } }>('/api/v1/media/*', async (request, reply) => {
    const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers
    const asked = { path: request.params['*'], method: request.method as 'GET' | 'HEAD', range, ifNoneMatch }
    const { status, headers, body } = await mediaAnswer(dependencies, {
      ...asked,
      ifRange: ifRange?.toString(),
    })
    return reply
      .code(status)
      .headers(headers)
      .send(body ?? undefined)
  })
}
