import { type Language, locales } from '#contract/language.ts'
import type { NewsCard } from '#contract/news/news.ts'
import { addressOf } from '#contract/pathnames.ts'
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
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
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
  { id, title, teaser, slug, category, publishedAt }: NewsCard,
  language: Language,
  origin: string,
) {
  const address = origin + addressOf('newsItem', language, { slug })
  return `<item>
<title>${text(title)}</title>
<link>${text(address)}</link>
<guid isPermaLink="false">${text(`${new URL(origin).host}:news:${id}:${language}`)}</guid>
<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>
<description>${text(teaser)}</description>${category ? `\n<category>${text(category.label)}</category>` : ''}
</item>`
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function text(words: string): string {
  return words.replace(/[&<>"]/g, sign => signs[sign] ?? '')
}
