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
  /** Both addresses of the page, where both exist. */
  twins?: Bilingual<string> | undefined
  /** Where the page belongs, if that is not its twin in this language. */
  canonical?: string | undefined
  isHidden?: boolean
  /** What search engines read of it, in the words of schema.org: on the server only, for they fetch documents. */
  structuredData?: readonly object[] | undefined
  /** The site's own address. Pages that don't tell it have no card: errors, logins, those with a token. */
  origin?: string | undefined
  /** What stands on the card, where that is more than the title. */
  socialCard?: Partial<SocialCardContent> | undefined
  /** The category of news that the page shows alone: it has feeds of its own. */
  category?: { id: number; label: string } | undefined
}

/** What stands in the title of the window: the page, then the institute. */
export function windowTitle(title: string, language: Language): string {
  const institute = shell.institute[language]
  return title === institute ? title : `${title} · ${institute}`
}

/** Title, description and what search engines and previews need. */
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
    // Only those who fetch the document look at it, so browsers needn't know how.
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

/** What a page is for those who show links to it: an article with its days, somebody's profile, or a page of a website. */
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

/** The server draws the card from what stands here. */
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

/** Where programs that follow websites find the news, whatever page they are given. */
function newsFeedLinks(language: Language, category: Head['category']): MetaDescriptor[] {
  const all = feedLinks(language, shell.news[language])
  return category
    ? [...feedLinks(language, `${shell.news[language]}: ${category.label}`, category.id), ...all]
    : all
}

/** Where programs that follow websites find a feed, in each of its formats. */
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

/** `export const meta = hidden(title)`: a page that no search engine keeps, such as one with a token in its address. */
export function hidden(title: Bilingual<string>) {
  return ({ location: { pathname } }: { location: { pathname: string } }) =>
    head(pathname, { title: title[languageIn(pathname)], isHidden: true })
}

/** `export const meta = listed('polls', title, lead)`: a page at one address for each language, without parameters. */
export function listed(page: PageName, title: Bilingual<string>, lead: Bilingual<string>) {
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
