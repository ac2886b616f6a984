import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mediaAnswer } from '#server/files/files.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'

type Asked = FastifyRequest<{ Params: { '*': string } }>

/** `GET, HEAD /api/v1/media/<path>`, with ranges. */
export function serveFiles(
  app: FastifyInstance,
  dependencies: Dependencies,
  addressOf: (request: FastifyRequest) => string,
): void {
  app.get('/api/v1/media/*', async (request: Asked, reply) => {
    await dependencies.limits.take('media', addressOf(request))
    const { status, headers, body } = await mediaAnswer(dependencies, askedFor(request))
    if (request.method === 'HEAD') return onlyHead(reply, status, headers)
    return reply
      .code(status)
      .headers(headers)
      .send(body ?? undefined)
  })
}

function askedFor({ params, method, headers }: Asked) {
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = headers
  const path = params['*']
  return { path, method: method as 'GET' | 'HEAD', range, ifNoneMatch, ifRange: ifRange?.toString() }
}

// The framework would say that there are no bytes, where it must be said how many GET sends.
function onlyHead(reply: FastifyReply, status: number, headers: Record<string, string>): void {
  reply.hijack()
  reply.raw.writeHead(status, headers)
  reply.raw.end()
}
