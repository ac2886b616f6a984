import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#contract/language.ts'
import { sendEntry } from '#server/platform/cache/answer.ts'
import type { FinishedAnswer } from '#server/platform/cache/cache.ts'
import type { Context, Dependencies } from '#server/platform/calls/calls.ts'
import { visitorContext } from './asking.ts'

interface KeptText {
  address: string
  /** Media type of the text. */
  type: string
  language: Language
  write: (context: Context) => Promise<string> | string
}

/** Serves a text at an address, cached like a page until the data it has read changes. */
export function serveKeptText(app: FastifyInstance, dependencies: Dependencies, text: KeptText): void {
  app.get(text.address, (request, reply) => sendKeptText(dependencies, text, request, reply))
}

/** The same for many addresses that share a handler. Errors thrown by `write` are answered and not cached. */
export async function sendKeptText(
  dependencies: Dependencies,
  text: KeptText,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const entry = await dependencies.cache.make(text.address, async () => {
    const context = visitorContext({ dependencies, request, ip: '', language: text.language })
    return made(text.type, await text.write(context), context)
  })
  reply.hijack()
  sendEntry(request.raw, reply.raw, entry)
}

function made(type: string, text: string, { reads }: Context): FinishedAnswer {
  return {
    status: 200,
    headers: {
      'content-type': type,
      'cache-control': 'public, no-cache',
      'content-security-policy': "default-src 'none'",
      vary: 'Accept-Encoding',
    },
    body: Buffer.from(text),
    ...reads,
  }
}
