import type { FastifyInstance } from 'fastify'
import { languages } from '#contract/language.ts'
import { latest } from '#server/news/news.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { serveKeptText } from '#server/platform/http/kept-text.ts'
import { feedAddress, feedOf } from './feed.ts'

const asMany = 40 // of both languages; a feed keeps those of its own

/** `GET /de/rss.xml` and `/en/rss.xml`. */
export function serveFeeds(app: FastifyInstance, dependencies: Dependencies): void {
  for (const language of languages) {
    serveKeptText(app, dependencies, {
      address: feedAddress(language),
      type: 'application/rss+xml; charset=utf-8',
      language,
      async write(context) {
        for (const tag of ['news', 'files', 'tags'] as const) context.reads.tags.add(tag)
        const { rows } = await latest(context, { page: 1, limit: asMany })
        return feedOf({ language, origin: context.config.baseUrl, cards: rows })
      },
    })
  }
}
