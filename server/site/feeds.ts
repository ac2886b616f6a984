import type { FastifyInstance } from 'fastify'
import { type Language, languages } from '#contract/language.ts'
import { latest } from '#server/news/news.ts'
import { answer } from '#server/platform/cache/answer.ts'
import type { Made } from '#server/platform/cache/cache.ts'
import type { Context, Dependencies } from '#server/platform/calls/calls.ts'
import { visitorContext } from '#server/platform/http/asking.ts'
import { feedAddress, feedOf } from './feed.ts'

const asMany = 40 // of both languages; a feed keeps those of its own

/** `GET /de/rss.xml` and `/en/rss.xml`, kept like pages until the news change. */
export function serveFeeds(app: FastifyInstance, dependencies: Dependencies): void {
  for (const language of languages) {
    app.get(feedAddress(language), async (request, reply) => {
      const make = () => made(visitorContext({ dependencies, request, ip: '', language }), language)
      const entry = await dependencies.cache.make(feedAddress(language), make)
      reply.hijack()
      answer(request.raw, reply.raw, entry)
    })
  }
}

async function made(context: Context, language: Language): Promise<Made> {
  const { rows } = await latest(context, { page: 1, limit: asMany })
  for (const tag of ['news', 'files', 'tags'] as const) context.reads.tags.add(tag)
  return {
    status: 200,
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, no-cache',
      'content-security-policy': "default-src 'none'",
      vary: 'Accept-Encoding',
    },
    body: Buffer.from(feedOf({ language, origin: context.config.baseUrl, cards: rows })),
    ...context.reads,
  }
}
