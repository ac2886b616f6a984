import type { Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { type FeedFormat, type FeedSource, feedAddress } from '#contract/site/feed.ts'
import { socialCardAddress } from '#contract/site/social-card.ts'
import { news } from '#messages/news.ts'
import { shell } from '#messages/shell.ts'
import type { Article } from '#server/news/news.ts'
import { htmlOf } from './feed-html.tsx'

interface Source {
  language: Language
  /** The site's own address. */
  origin: string
  category: { id: number; label: string } | null
  /** Newest first, all of them in this language. */
  articles: readonly Article[]
}

/** News, publications or issues as every format tells them: addresses are absolute, ids never change. */
export interface Feed {
  language: Language
  id: string
  title: string
  description: string
  author: string
  home: string
  /** The page that it is the feed of. */
  page: string
  updatedAt: Date
  /** Where the feed itself is, in each format. */
  addressAs(format: FeedFormat): string
  items: FeedItem[]
}

export interface FeedItem {
  id: string
  /** As the feed has named it since before there were other formats. */
  guid: string
  address: string
  title: string
  teaser: string
  html: string
  author: string | null
  /** Its category first, then its tags. */
  labels: string[]
  /** The item's own picture. */
  picture: string | null
  /** The card of its page, in the size of all cards. */
  card: string
  publishedAt: Date
  updatedAt: Date
}

const since = 2026 // part of every id: the year in which the site had its address, by RFC 4151

/** The feed of news. */
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
  /** What its id ends with. */
  name: string
  /** What its address names beside format and language. */
  of: FeedSource | undefined
  lead: string
  /** The path of the page that it is the feed of. */
  page: string
}

/** A feed of the institute, as new as the newest of what it has. */
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

function itemOf(article: Article, language: Language, origin: string): FeedItem {
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
    // What was written before it appeared is as new as its appearing.
    updatedAt: updatedAt > publishedAt ? updatedAt : publishedAt,
  }
}

// A tag URI, which Atom demands and which stays when addresses change.
export function idOf(origin: string, name: string): string {
  return `tag:${new URL(origin).hostname},${since}:${name}`
}
