import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mediaAnswer } from '#server/files/files.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { cookieName } from '#server/platform/http/cookies.ts'
import { bearerOf, cookieOf } from '#server/platform/http/request.ts'
import { callerOf, isPass } from '#server/platform/sessions/sessions.ts'

type Asked = FastifyRequest<{ Params: { '*': string } }>

/** Serves `GET, HEAD /api/v1/media/<path>`, with range requests. */
export function serveFiles(
  app: FastifyInstance,
  dependencies: Dependencies,
  addressOf: (request: FastifyRequest) => string,
): void {
  app.get('/api/v1/media/*', async (request: Asked, reply) => {
    await dependencies.limits.take('media', addressOf(request))
    const asked = { ...askedFor(request), isStaff: () => isStaff(dependencies, request) }
    const { status, headers, body } = await mediaAnswer(dependencies, asked)
    if (request.method === 'HEAD') return onlyHead(reply, status, headers)
    return reply
      .code(status)
      .headers(headers)
      .send(body ?? undefined)
  })
}

// Checks the cookie, for pictures on backstage pages, and the token, for API clients.
async function isStaff(dependencies: Dependencies, { headers }: FastifyRequest): Promise<boolean> {
  const pass = cookieOf(headers.cookie, cookieName('pass', dependencies.config.baseUrl))
  if (await isPass(dependencies, pass)) return true
  return (await callerOf(dependencies, bearerOf(headers.authorization))) !== null
}

function askedFor({ params, method, headers, query }: Asked) {
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = headers
  const { key } = query as { key?: unknown }
  return {
    ...{
      path: params['*'],
      method: method as 'GET' | 'HEAD',
      range,
      ifNoneMatch,
      ifRange: ifRange?.toString(),
    },
    key: typeof key === 'string' ? key : undefined,
  }
}

// Bypasses Fastify, which would send a content length of 0 instead of that of GET.
function onlyHead(reply: FastifyReply, status: number, headers: Record<string, string>): void {
  reply.hijack()
  reply.raw.writeHead(status, headers)
  reply.raw.end()
}
