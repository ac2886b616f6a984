import type { MetaDescriptor } from 'react-router'
import { type Bilingual, inBoth, type Language, languageIn, locales } from '#contract/language.ts'
import { addressOf, type PageName } from '#contract/pathnames.ts'
import { type FeedSource, feedAddress, feedFormatNames, feedFormats } from '#contract/site/feed.ts'
import { type SocialCardContent, socialCardAddress, socialCardSize } from '#contract/site/social-card.ts'
import { shell } from '#messages/shell.ts'
import { type Packed, unpacked } from '#web/page-data.ts'

export { languageIn }

interface Head {
  title: string
  description?: string | undefined
  /** The page's addresses in both languages, if both exist. */
  twins?: Bilingual<string> | undefined
  /** Canonical address, if it is not the one in `twins` for this language. */
  canonical?: string | undefined
  isHidden?: boolean
  /**
   * Structured data in the vocabulary of schema.org; passed on the server only, because search engines fetch
   * documents.
   */
  structuredData?: readonly object[] | undefined
  /** Origin of the site. Pages without it get no social card: errors, logins, and pages with a token. */
  origin?: string | undefined
  /** Content of the social card beyond the title. */
  socialCard?: Partial<SocialCardContent> | undefined
  /** The category of news, if the page shows only this one: it has its own feeds. */
  category?: { id: number; label: string } | undefined
}

/** Returns the title of the window: the page, then the institute. */
export function windowTitle(title: string, language: Language): string {
  const institute = shell.institute[language]
  return title === institute ? title : `${title} · ${institute}`
}

/** Returns the meta tags of a page: title, description, and data for search engines and link previews. */
export function head(
  path: string,
  { title, description, twins, canonical, isHidden, structuredData = [], origin, socialCard, category }: Head,
): MetaDescriptor[] {
  const language = languageIn(path)
  const about = description?.slice(0, 160)
  const own = canonical ?? twins?.[language]
  return [
    { title: windowTitle(title, language) },
    ...properties({
      'og:title': title,
      'og:locale': locales[language].replace('-', '_'),
      'og:site_name': shell.institute[language],
      'og:description': about,
    }),
    ...(about ? [{ name: 'description', content: about }] : []),
    // Rendered on the server only: crawlers fetch the document, so browsers do not need this code.
    ...(import.meta.env.SSR && origin
      ? [...typeOf(structuredData), ...socialCardOf(origin, path, canonical, { title, ...socialCard })]
      : []),
    ...(import.meta.env.SSR && origin ? newsFeedLinks(language, category) : []),
    ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(own ? [{ tagName: 'link', rel: 'canonical', href: own }] : []),
    ...(twins ? alternates(twins) : []),
    ...structuredData.map(thing => ({ 'script:ld+json': thing }) as MetaDescriptor),
  ]
}

/** Returns the Open Graph type of a page: an article with its dates, a profile, or a website. */
function typeOf(structuredData: readonly object[]): MetaDescriptor[] {
  const thing: Thing = structuredData[0] ?? {}
  if (thing['@type'] === 'Person') return properties({ 'og:type': 'profile' })
  if (thing['@type'] !== 'NewsArticle') return properties({ 'og:type': 'website' })
  return properties({
    'og:type': 'article',
    'article:published_time': thing.datePublished,
    'article:modified_time': thing.dateModified,
  })
}

interface Thing {
  '@type'?: string
  datePublished?: string
  dateModified?: string
}

/** Returns the meta tags of the social card, whose picture the server draws from its address. */
function socialCardOf(origin: string, path: string, canonical: string | undefined, card: SocialCardContent) {
  return [
    ...properties({
      'og:url': canonical ?? origin + path,
      'og:image': origin + socialCardAddress(path, card),
      'og:image:type': 'image/jpeg',
      'og:image:width': socialCardSize.width,
      'og:image:height': socialCardSize.height,
      'og:image:alt': card.title,
      'article:section': card.section,
    }),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(card.picture ? [{ name: 'thumbnail', content: origin + card.picture.src }] : []),
  ]
}

/** Links to the news feeds, on every page, for feed readers. */
function newsFeedLinks(language: Language, category: Head['category']): MetaDescriptor[] {
  const all = feedLinks(language, shell.news[language])
  return category
    ? [...feedLinks(language, `${shell.news[language]}: ${category.label}`, category.id), ...all]
    : all
}

/** Links to a feed in each of its formats, for feed readers. */
export function feedLinks(language: Language, name: string, source?: FeedSource): MetaDescriptor[] {
  return feedFormatNames.map(format => ({
    tagName: 'link',
    rel: 'alternate',
    type: feedFormats[format].type,
    title: `${name} (${feedFormats[format].label})`,
    href: feedAddress(language, format, source),
  }))
}

function properties(contents: Record<string, string | number | undefined>): MetaDescriptor[] {
  return Object.entries(contents).flatMap(([property, content]) =>
    content ? [{ property, content: `${content}` }] : [],
  )
}

function alternates({ de, en }: Bilingual<string>): MetaDescriptor[] {
  const link = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href })
  return [link('de', de), link('en', en), link('x-default', de)]
}

/**
 * Returns the `meta` of a page that search engines must not index, such as one with a token in its address:
 * `export const meta = hidden(title)`.
 */
export function hiddenMeta(title: Bilingual<string>) {
  return ({ location: { pathname } }: { location: { pathname: string } }) =>
    head(pathname, { title: title[languageIn(pathname)], isHidden: true })
}

/**
 * Returns the `meta` of a page with one address per language and without parameters: `export const meta =
 * listed('polls', title, lead)`.
 */
export function listedMeta(page: PageName, title: Bilingual<string>, lead: Bilingual<string>) {
  return ({ location: { pathname }, loaderData }: ListFacts) => {
    const origin = unpacked(loaderData)?.origin ?? ''
    const twins = inBoth(language => origin + addressOf(page, language))
    const language = languageIn(pathname)
    return head(pathname, { title: title[language], description: lead[language], twins, origin })
  }
}

interface ListFacts {
  location: { pathname: string }
  loaderData?: Packed<{ origin: string }> | undefined
}
