import type { Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { type FeedFormat, type FeedSource, feedAddress } from '#contract/site/feed.ts'
import { socialCardAddress } from '#contract/site/social-card.ts'
import { news } from '#messages/news.ts'
import { shell } from '#messages/shell.ts'
import type { WholeNewsItem } from '#server/news/news.ts'
import { htmlOf } from './feed-html.tsx'

interface Source {
  language: Language
  /** Origin of the site. */
  origin: string
  category: { id: number; label: string } | null
  /** Newest first, all of them in this language. */
  articles: readonly WholeNewsItem[]
}

/** A feed of news, publications or issues, for all formats. Addresses are absolute, ids never change. */
export interface Feed {
  language: Language
  id: string
  title: string
  description: string
  author: string
  home: string
  /** Address of the page with the same content. */
  page: string
  updatedAt: Date
  /** Address of the feed itself in the given format. */
  addressAs(format: FeedFormat): string
  items: FeedItem[]
}

export interface FeedItem {
  id: string
  /** Id in RSS, kept from the time before there were other formats. */
  guid: string
  address: string
  title: string
  teaser: string
  html: string
  author: string | null
  /** Labels of the category, then of the tags. */
  labels: string[]
  /** The item's own picture. */
  picture: string | null
  /** Address of the social card of its page. */
  card: string
  publishedAt: Date
  updatedAt: Date
}

const since = 2026 // part of every id: the year in which the site had its address, by RFC 4151

/** Returns the feed of news, of one category if given. */
export function feedOf({ language, origin, category, articles }: Source): Feed {
  const title = news.title[language]
  const page = addressOf('news', language)
  return feedWith({
    ...{ language, origin },
    name: category ? `:category-${category.id}` : '',
    of: category?.id,
    title: category ? `${title}: ${category.label}` : title,
    lead: news.lead[language],
    page: category ? `${page}?category=${category.id}` : page,
    items: articles.map(article => itemOf(article, language, origin)),
  })
}

interface Contents extends Pick<Source, 'language' | 'origin'>, Pick<Feed, 'title' | 'items'> {
  /** Suffix of the feed's id. */
  name: string
  /** Source in the feed's address, beside format and language. */
  of: FeedSource | undefined
  lead: string
  /** Path of the page with the same content. */
  page: string
}

/** Returns a feed of the institute; its `updatedAt` is that of the most recently changed item. */
export function feedWith({ language, origin, name, of, title, lead, page, items }: Contents): Feed {
  const institute = shell.institute[language]
  return {
    language,
    id: idOf(origin, `feed:${language}${name}`),
    title: `${title} · ${institute}`,
    description: lead,
    author: institute,
    home: `${origin}/${language}`,
    page: origin + page,
    updatedAt: new Date(Math.max(0, ...items.map(({ updatedAt }) => updatedAt.getTime()))),
    addressAs: format => origin + feedAddress(language, format, of),
    items,
  }
}

function itemOf(article: WholeNewsItem, language: Language, origin: string): FeedItem {
  const { id, title, teaser, slug, category, tags, image, author } = article
  const path = addressOf('newsItem', language, { slug })
  const name = `news:${id}:${language}`
  const publishedAt = new Date(article.publishedAt)
  const updatedAt = new Date(article.updatedAt)
  return {
    id: idOf(origin, name),
    guid: `${new URL(origin).host}:${name}`,
    address: origin + path,
    title,
    teaser,
    html: htmlOf(article, origin + path),
    author: author?.name ?? null,
    labels: [...(category ? [category] : []), ...tags].map(({ label }) => label),
    picture: image && origin + image.src,
    card: origin + socialCardAddress(path, { title, section: news.title[language], picture: image }),
    publishedAt,
    // An item may have been edited last before it was published.
    updatedAt: updatedAt > publishedAt ? updatedAt : publishedAt,
  }
}

// Returns a tag URI, which Atom requires and which stays the same if addresses change.
export function idOf(origin: string, name: string): string {
  return `tag:${new URL(origin).hostname},${since}:${name}`
}
