import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#contract/language.ts'
import { answer } from '#server/platform/cache/answer.ts'
import type { Made } from '#server/platform/cache/cache.ts'
import type { Context, Dependencies } from '#server/platform/calls/calls.ts'
import { visitorContext } from './asking.ts'

interface KeptText {
  address: string
  /** Its media type. */
  type: string
  language: Language
  write: (context: Context) => Promise<string> | string
}

/** A text at an address of its own, kept like a page until what it reads changes. */
export function serveKeptText(app: FastifyInstance, dependencies: Dependencies, text: KeptText): void {
  app.get(text.address, (request, reply) => keptText(dependencies, text, request, reply))
}

/** The same where many addresses are answered alike. What `write` throws is answered, and not kept. */
export async function keptText(
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
  answer(request.raw, reply.raw, entry)
}

function made(type: string, text: string, { reads }: Context): Made {
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
