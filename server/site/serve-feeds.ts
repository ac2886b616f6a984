import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Language, languages } from '#contract/language.ts'
import {
  type FeedFormat,
  type FeedSource,
  feedAddress,
  feedFormatNames,
  feedFormats,
  feedNames,
} from '#contract/site/feed.ts'
import { newest } from '#server/articles/articles.ts'
import { findCategoryLabel, findWholeItems } from '#server/news/news.ts'
import { latestIssues } from '#server/newsletter/newsletter.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { sendKeptText, serveKeptText } from '#server/platform/http/kept-text.ts'
import type { PageParts } from '#server/platform/http/pages.ts'
import { feedOf } from './feed.ts'
import { atomOf } from './feed-atom.ts'
import { issueFeed } from './feed-issues.tsx'
import { jsonFeedOf } from './feed-json.ts'
import { publicationFeed } from './feed-publications.tsx'
import { rssOf } from './feed-rss.ts'

const mostItems = 20 // whole texts with pictures; a monthly reader should miss none

const writers = { rss: rssOf, atom: atomOf, json: jsonFeedOf }

/**
 * Serves feeds in each format: news, `GET /de/rss.xml`; one category of them, `/de/feeds/category-3/rss.xml`;
 * publications, `/de/feeds/publications/rss.xml`; and newsletter issues, `/de/feeds/newsletter/rss.xml`. All
 * in English as well.
 */
export function serveFeeds(app: FastifyInstance, { dependencies, addressOf }: PageParts): void {
  const { limits } = dependencies
  for (const language of languages)
    for (const format of feedFormatNames) {
      serveKeptText(app, dependencies, textOf(language, format))
      app.get(
        `/${language}/feeds/:name/${feedFormats[format].file}`,
        async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
          await limits.take('read', addressOf(request))
          await sendKeptText(
            dependencies,
            textOf(language, format, sourceOf(request.params.name)),
            request,
            reply,
          )
        },
      )
    }
}

// Returns NaN for an unknown name, for which no category is found.
function sourceOf(name: string): FeedSource {
  return feedNames.find(one => one === name) ?? Number(/^category-([1-9]\d{0,9})$/.exec(name)?.[1])
}

function textOf(language: Language, format: FeedFormat, source?: FeedSource) {
  return {
    address: feedAddress(language, format, source),
    type: `${feedFormats[format].type}; charset=utf-8`,
    language,
    write: (context: Context) =>
      typeof source === 'string' ? named[source](context, format) : feed(context, format, source),
  }
}

const named = { publications, newsletter }

/** Throws `notFound` if the category does not exist. */
async function feed(context: Context, format: FeedFormat, category?: number): Promise<string> {
  const { language, config, reads } = context
  for (const tag of ['news', 'files', 'tags', 'people'] as const) reads.tags.add(tag)
  const source = {
    language,
    origin: config.baseUrl,
    category: category === undefined ? null : await findCategoryLabel(context, category),
    articles: await findWholeItems(context, { limit: mostItems, category }),
  }
  return writers[format](feedOf(source))
}

async function publications(context: Context, format: FeedFormat): Promise<string> {
  const { language, config, reads } = context
  reads.tags.add('articles')
  const articles = await newest(context, mostItems)
  return writers[format](publicationFeed({ language, origin: config.baseUrl, articles }))
}

async function newsletter(context: Context, format: FeedFormat): Promise<string> {
  const { language, config, reads } = context
  for (const tag of ['newsletter', 'files'] as const) reads.tags.add(tag)
  const issues = await latestIssues(context, mostItems)
  return writers[format](issueFeed({ language, origin: config.baseUrl, issues }))
}
