import { locales } from '#contract/language.ts'
import { feedFormats } from '#contract/site/feed.ts'
import type { Feed, FeedItem } from './feed.ts'
import { xmlText as text } from './xml.ts'

/** Formats a feed as Atom (RFC 4287). */
export function atomOf(feed: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locales[feed.language]}">
<id>${text(feed.id)}</id>
<title>${text(feed.title)}</title>
<subtitle>${text(feed.description)}</subtitle>
<updated>${feed.updatedAt.toISOString()}</updated>
<author><name>${text(feed.author)}</name><uri>${text(feed.home)}</uri></author>
<link rel="self" type="${feedFormats.atom.type}" href="${text(feed.addressAs('atom'))}"/>
<link rel="alternate" type="text/html" hreflang="${feed.language}" href="${text(feed.page)}"/>
${feed.items.map(entryOf).join('\n')}
</feed>
`
}

function entryOf({ id, title, address, teaser, html, author, labels, ...item }: FeedItem): string {
  return `<entry>
<id>${text(id)}</id>
<title>${text(title)}</title>
<link rel="alternate" type="text/html" href="${text(address)}"/>
<published>${item.publishedAt.toISOString()}</published>
<updated>${item.updatedAt.toISOString()}</updated>
${author ? `<author><name>${text(author)}</name></author>\n` : ''}${labels.map(label => `<category term="${text(label)}"/>\n`).join('')}<summary>${text(teaser)}</summary>
<content type="html">${text(html)}</content>
</entry>`
}
