import { type Language, locales } from '#contract/language.ts'
import type { NewsCard } from '#contract/news/news.ts'
import { addressOf } from '#contract/pathnames.ts'
import { cardAddress, cardSize } from '#contract/site/card.ts'
import { news } from '#messages/news.ts'
import { shell } from '#messages/shell.ts'

export const feedAddress = (language: Language) => `/${language}/rss.xml`

interface Feed {
  language: Language
  origin: string
  cards: readonly NewsCard[]
}

/** News as RSS 2.0. What is not translated stands in its own language's feed only. */
export function feedOf({ language, origin, cards }: Feed): string {
  const own = cards.filter(card => card.language === language)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${text(`${news.title[language]} · ${shell.institute[language]}`)}</title>
<link>${text(origin + addressOf('news', language))}</link>
<description>${text(news.lead[language])}</description>
<language>${locales[language]}</language>
<atom:link href="${text(origin + feedAddress(language))}" rel="self" type="application/rss+xml"/>
${own.map(card => item(card, language, origin)).join('\n')}
</channel>
</rss>
`
}

function item(
  { id, title, teaser, slug, category, image, publishedAt }: NewsCard,
  language: Language,
  origin: string,
) {
  const path = addressOf('newsItem', language, { slug })
  const card = cardAddress(path, { title, section: news.title[language], picture: image })
  return `<item>
<title>${text(title)}</title>
<link>${text(origin + path)}</link>
<guid isPermaLink="false">${text(`${new URL(origin).host}:news:${id}:${language}`)}</guid>
<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>
<description>${text(teaser)}</description>${category ? `\n<category>${text(category.label)}</category>` : ''}
<media:content url="${text(origin + card)}" medium="image" type="image/jpeg" width="${cardSize.width}" height="${cardSize.height}"/>
</item>`
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// What XML may not hold at all is left out: one such sign in one title, and no reader could read the feed.
const forbidden = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu

function text(words: string): string {
  return words.replace(forbidden, '').replace(/[&<>"]/g, sign => signs[sign] ?? '')
}
