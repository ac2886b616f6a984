import type { Language } from '../language.ts'

/** The ways in which news can be followed, with their media types. */
export const feedFormats = {
  rss: { file: 'rss.xml', type: 'application/rss+xml', label: 'RSS' },
  atom: { file: 'atom.xml', type: 'application/atom+xml', label: 'Atom' },
  json: { file: 'feed.json', type: 'application/feed+json', label: 'JSON Feed' },
} as const
export type FeedFormat = keyof typeof feedFormats

export const feedFormatNames = Object.keys(feedFormats) as FeedFormat[]

/** `/de/rss.xml`; of one category of news `/de/feeds/category-3/rss.xml`. */
export function feedAddress(language: Language, format: FeedFormat, category?: number): string {
  const folder = category === undefined ? '' : `/feeds/category-${category}`
  return `/${language}${folder}/${feedFormats[format].file}`
}
