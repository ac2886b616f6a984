import { locales } from '#contract/language.ts'
import type { Feed, FeedItem } from './feed.ts'
import { withoutForbiddenSigns } from './xml.ts'

/** Formats a feed as JSON Feed 1.1. */
export function jsonFeedOf(feed: Feed): string {
  return JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title: feed.title,
      home_page_url: feed.page,
      feed_url: feed.addressAs('json'),
      description: feed.description,
      language: locales[feed.language],
      authors: [{ name: feed.author, url: feed.home }],
      items: feed.items.map(itemOf),
    },
    (_, value: unknown) => (typeof value === 'string' ? withoutForbiddenSigns(value) : value),
  )
}

function itemOf({ id, address, title, teaser, html, author, labels, ...item }: FeedItem) {
  return {
    id,
    url: address,
    title,
    ...(teaser && { summary: teaser }),
    content_html: html,
    image: item.picture ?? item.card,
    date_published: item.publishedAt.toISOString(),
    date_modified: item.updatedAt.toISOString(),
    ...(author && { authors: [{ name: author }] }),
    ...(labels.length > 0 && { tags: labels }),
  }
}
