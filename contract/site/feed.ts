import type { Language } from '../language.ts'

/** Feed formats of news, publications and newsletter issues, with their media types. */
export const feedFormats = {
  rss: { file: 'rss.xml', type: 'application/rss+xml', label: 'RSS' },
  atom: { file: 'atom.xml', type: 'application/atom+xml', label: 'Atom' },
  json: { file: 'feed.json', type: 'application/feed+json', label: 'JSON Feed' },
} as const
export type FeedFormat = keyof typeof feedFormats

export const feedFormatNames = Object.keys(feedFormats) as FeedFormat[]

/**
 * Feeds besides that of all news: one category of news by its id, publications, and the newsletter's archive.
 */
export const feedNames = ['publications', 'newsletter'] as const
export type FeedSource = number | (typeof feedNames)[number]

/** `/de/rss.xml`; of one category of news `/de/feeds/category-3/rss.xml`, of others `/de/feeds/publications/rss.xml`. */
export function feedAddress(language: Language, format: FeedFormat, source?: FeedSource): string {
  const name = typeof source === 'number' ? `category-${source}` : source
  const folder = name === undefined ? '' : `/feeds/${name}`
  return `/${language}${folder}/${feedFormats[format].file}`
}
