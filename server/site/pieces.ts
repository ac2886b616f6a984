import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '#contract/errors.ts'
import { mayDo, opens } from '#contract/permissions.ts'
import { createPieces, piecesPath, refuseForeignUpload } from '#server/files/files.ts'
import type { Context, Dependencies } from '#server/platform/calls/calls.ts'
import { languageOf } from '#server/platform/http/api.ts'
import { contextOf } from '#server/platform/http/asking.ts'
import { allowUpload } from '#server/platform/http/body-timeout.ts'
import { refuseForeignOrigin } from '#server/platform/http/host.ts'
import { callerOf } from '#server/platform/sessions/sessions.ts'

/** Serves uploads in pieces (tus protocol). Each request is authorised before its body is read. */
export function servePieces(
  app: FastifyInstance,
  dependencies: Dependencies,
  addressOf: (request: FastifyRequest) => string,
): void {
  const pieces = createPieces(dependencies.storage.uploads)
  // Leaves the body unread for the protocol's own handler.
  app.addContentTypeParser(piecesType, (_, __, done) => done(null))
  const contexts = new WeakMap<FastifyRequest, Context>()
  for (const url of [piecesPath, `${piecesPath}/:upload`]) {
    app.route({
      method: ['POST', 'PATCH', 'HEAD', 'DELETE', 'OPTIONS'],
      url,
      onRequest: async request => {
        contexts.set(request, await admitted(dependencies, request, addressOf(request)))
      },
      handler: async (request, reply) => {
        const context = contexts.get(request)
        if (!context) throw fail('notLoggedIn')
        allowUpload(request.raw)
        reply.hijack()
        await pieces.exchange(context, { request: request.raw, response: reply.raw })
      },
    })
  }
}

const piecesType = 'application/offset+octet-stream'

/** Whether a request carries a piece of an upload. */
export function isPiece(url: string, type: string): boolean {
  return type === piecesType && url.startsWith(`${piecesPath}/`)
}

async function admitted(dependencies: Dependencies, request: FastifyRequest, ip: string): Promise<Context> {
  const { config, limits } = dependencies
  refuseForeignOrigin(request.headers, config.baseUrl)
  const language = languageOf(request)
  const stranger = contextOf({ dependencies, request, ip, language, caller: null })
  const caller = await callerOf(stranger, stranger.credentials.accessToken)
  if (!mayDo(opens.fileChoice, caller?.flags ?? null)) throw fail(caller ? 'notAllowed' : 'notLoggedIn')
  const context = { ...stranger, caller }
  refuseForeignUpload(context, request.url)
  if (request.method === 'POST') await limits.take('upload', String(caller?.id))
  return context
}
