import { locales } from '#contract/language.ts'
import { feedFormats } from '#contract/site/feed.ts'
import { socialCardSize } from '#contract/site/social-card.ts'
import type { Feed, FeedItem } from './feed.ts'
import { xmlText as text } from './xml.ts'

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ')

/** Formats a feed as RSS 2.0, with whole texts by its content module. */
export function rssOf(feed: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${namespaces}>
<channel>
<title>${text(feed.title)}</title>
<link>${text(feed.page)}</link>
<description>${text(feed.description)}</description>
<language>${locales[feed.language]}</language>
<lastBuildDate>${feed.updatedAt.toUTCString()}</lastBuildDate>
<atom:link href="${text(feed.addressAs('rss'))}" rel="self" type="${feedFormats.rss.type}"/>
${feed.items.map(itemOf).join('\n')}
</channel>
</rss>
`
}

function itemOf({ title, address, guid, teaser, html, author, labels, card, ...item }: FeedItem): string {
  return `<item>
<title>${text(title)}</title>
<link>${text(address)}</link>
<guid isPermaLink="false">${text(guid)}</guid>
<pubDate>${item.publishedAt.toUTCString()}</pubDate>
<atom:updated>${item.updatedAt.toISOString()}</atom:updated>
<description>${text(teaser)}</description>
<content:encoded>${text(html)}</content:encoded>
${author ? `<dc:creator>${text(author)}</dc:creator>\n` : ''}${labels.map(label => `<category>${text(label)}</category>\n`).join('')}<media:content url="${text(card)}" medium="image" type="image/jpeg" width="${socialCardSize.width}" height="${socialCardSize.height}"/>
</item>`
}
