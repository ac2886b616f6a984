import { type Bilingual, inBoth, type Language, languages } from '#contract/language.ts'
import { isFixedPage } from '#contract/pages/places.ts'
import { addressOf, type PageName, pageNames, pathname } from '#contract/pathnames.ts'
import { publicAddressOf } from '#contract/record-kinds.ts'
import type { PublicRecord } from '#server/platform/records/records.ts'

interface Entry {
  addresses: Bilingual<string>
  /** Languages in which the page can be read. */
  languages: readonly Language[]
  updatedAt: Date | null
}

/**
 * Returns a sitemap (sitemaps.org 0.9) with the records in each of their languages, linked to each other,
 * and, unless `offers` is null, with the pages without a record and open positions.
 */
export function sitemapOf(
  records: readonly PublicRecord[],
  origin: string,
  offers: readonly Offer[] | null = [],
): string {
  const own = offers ? [...ownPages(), ...offers.map(pageOfOffer)] : []
  const entries = [...own, ...records.map(entryOf)]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.flatMap(entry => urls(entry, origin)).join('\n')}
</urlset>
`
}

/** Returns an index of sitemap files. */
export function sitemapIndexOf(addresses: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map(address => `<sitemap><loc>${address}</loc></sitemap>`).join('\n')}
</sitemapindex>
`
}

// Pages without a slug and without a record.
function ownPages(): Entry[] {
  return pageNames.filter(isListed).map(name => ({
    addresses: inBoth(language => addressOf(name, language)),
    languages,
    updatedAt: null,
  }))
}

interface Offer {
  slugs: Bilingual<string>
  languages: readonly Language[]
}

function pageOfOffer({ slugs, languages: spoken }: Offer): Entry {
  const addresses = inBoth(language => addressOf('careerOffer', language, { slug: slugs[language] }))
  return { addresses, languages: spoken, updatedAt: null }
}

function isListed(name: PageName): boolean {
  const { path, may, cache } = pathname(name)
  return !may && cache !== 'never' && !/[:*]/.test(path.de) && !isFixedPage(name)
}

function entryOf({ kind, slug, languages: spoken, updatedAt, place }: PublicRecord): Entry {
  const addresses = inBoth(language => publicAddressOf(kind, { ...place, slug }, language))
  return { addresses, languages: spoken, updatedAt }
}

function urls({ addresses, languages: spoken, updatedAt }: Entry, origin: string): string[] {
  const twins =
    spoken.length < 2 ? '' : languages.map(one => alternate(one, origin + addresses[one])).join('')
  const fallback = spoken.length < 2 ? '' : alternate('x-default', origin + addresses.de)
  const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''
  return spoken.map(
    language => `<url><loc>${origin}${addresses[language]}</loc>${changed}${twins}${fallback}</url>`,
  )
}

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
}
