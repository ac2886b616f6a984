import type { ArticleDetail } from '#contract/articles/article.ts'
import { unmarked } from '#contract/articles/marked-text.ts'
import { doiAddress } from '#contract/articles/source-line.ts'
import type { Image } from '#contract/files/file.ts'
import type { Video } from '#contract/files/video.ts'
import type { Language } from '#contract/language.ts'
import type { ReportDetail } from '#contract/reports/report.ts'
import { institute as facts } from '#messages/institute.ts'
import { shell } from '#messages/shell.ts'

// Structured data for search engines, in the vocabulary of schema.org.

export const context = 'https://schema.org'

export function organisation(origin: string, language: Language) {
  return { '@context': context, ...institute(origin, language), foundingDate: '2006' }
}

export function institute(origin: string, language: Language) {
  return {
    '@type': 'ResearchOrganization',
    '@id': `${origin}/#institute`,
    name: shell.institute[language],
    url: `${origin}/${language}`,
    logo: `${origin}/favicon.svg`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: facts.street,
      postalCode: facts.postalCode,
      addressLocality: facts.town,
      addressCountry: 'DE',
    },
    telephone: facts.phone,
    email: facts.email,
  }
}

/** The breadcrumbs from the home page to the current page. */
export function breadcrumbs(origin: string, steps: readonly { label: string; href?: string | undefined }[]) {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: label,
      ...(href && { item: origin + href }),
    })),
  }
}

interface Article {
  address: string
  title: string
  teaser: string
  language: Language
  publishedAt: string
  updatedAt: string
  author: string | null
  image: string | null
}

export function newsArticle(origin: string, article: Article) {
  const { address, title, teaser, language, publishedAt, updatedAt, author, image } = article
  return {
    '@context': context,
    '@type': 'NewsArticle',
    mainEntityOfPage: address,
    headline: title,
    description: teaser,
    inLanguage: language,
    datePublished: publishedAt,
    dateModified: updatedAt,
    ...(author && { author: { '@type': 'Person', name: author } }),
    ...(image && { image: [origin + image] }),
    publisher: institute(origin, language),
  }
}

interface Publication
  extends Pick<ArticleDetail, 'title' | 'abstract' | 'doi' | 'year' | 'month' | 'journal'> {
  address: string
  authors: readonly { name: string }[]
}

/** A publication, with its DOI as identifier. */
export function scholarlyArticle(article: Publication) {
  const { address, title, abstract, doi, year, month, journal, authors } = article
  return {
    '@context': context,
    '@type': 'ScholarlyArticle',
    url: address,
    headline: unmarked(title),
    author: authors.map(({ name }) => ({ '@type': 'Person', name })),
    ...(year && { datePublished: month ? `${year}-${String(month).padStart(2, '0')}` : String(year) }),
    ...(abstract && { abstract: unmarked(abstract) }),
    ...(journal && { isPartOf: { '@type': 'Periodical', name: journal } }),
    ...(doi && { identifier: `doi:${doi}`, sameAs: doiAddress(doi) }),
  }
}

interface YearReport extends Pick<ReportDetail, 'title' | 'description' | 'year' | 'pdfs' | 'image'> {
  address: string
}

/** An annual report with its files; contains nothing that its page does not show. */
export function annualReport(origin: string, language: Language, report: YearReport) {
  const { address, title, description, year, pdfs, image } = report
  return {
    '@context': context,
    '@type': 'Report',
    '@id': address,
    url: address,
    name: title,
    ...(description && { description }),
    temporalCoverage: String(year),
    ...(image && { image: origin + image.src }),
    publisher: institute(origin, language),
    encoding: pdfs.map(pdf => ({
      '@type': 'MediaObject',
      contentUrl: origin + pdf.src,
      encodingFormat: 'application/pdf',
      inLanguage: pdf.language,
      contentSize: `${Math.round(pdf.sizeBytes / 1000)} kB`,
      ...(pdf.isAccessible && { accessibilityFeature: 'taggedPDF' }),
    })),
  }
}

export interface Somebody {
  name: string
  role: string
  image?: Image | null
}

export function person(origin: string, language: Language, { name, role, image }: Somebody) {
  return {
    '@context': context,
    '@type': 'Person',
    name,
    ...(role && { jobTitle: role }),
    ...(image && { image: origin + image.src }),
    affiliation: institute(origin, language),
  }
}

interface Profile extends Pick<Somebody, 'name'> {
  address: string
  firstName: string
  lastName: string
  title: string
  position: { label: string } | null
  email: string | null
  phone: string | null
  image?: Image | null
  contacts: readonly { link: string | null }[]
}

/** A person with a public profile; contains nothing that the profile does not show. */
export function profilePerson(origin: string, language: Language, profile: Profile) {
  const { address, name, firstName, lastName, title, position, email, phone, image, contacts } = profile
  const links = contacts.flatMap(({ link }) => link ?? [])
  return {
    ...person(origin, language, { name, role: position?.label ?? '', image: image ?? null }),
    '@id': address,
    url: address,
    givenName: firstName,
    familyName: lastName,
    ...(title && { honorificPrefix: title }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(links.length > 0 && { sameAs: links }),
  }
}

interface Group {
  address: string
  name: string
  teaser: string
  language: Language
  image: Image | null
  leader: { name: string; slug: string } | null
  members: readonly { name: string; slug: string }[]
  contact: { email: string; phone: string }
  addressOfPerson: (slug: string) => string
}

/** A research group; contains nothing that its page does not show. */
export function researchGroup(origin: string, group: Group) {
  const { address, name, teaser, language, image, leader, members, contact, addressOfPerson } = group
  const people = [leader ?? [], members].flat()
  return {
    '@context': context,
    '@type': 'ResearchOrganization',
    '@id': address,
    url: address,
    name,
    description: teaser,
    ...(image && { image: origin + image.src }),
    ...(contact.email && { email: contact.email }),
    ...(contact.phone && { telephone: contact.phone }),
    ...(people.length > 0 && {
      member: people.map(one => ({ '@type': 'Person', '@id': addressOfPerson(one.slug), name: one.name })),
    }),
    parentOrganization: institute(origin, language),
  }
}

/** A video on a page, with the title and description beside it. */
export function videoObject(origin: string, words: { name: string; description: string }, video: Video) {
  return {
    '@context': context,
    '@type': 'VideoObject',
    ...words,
    uploadDate: video.uploadedAt,
    contentUrl: origin + video.src,
    ...(video.poster && { thumbnailUrl: origin + video.poster }),
  }
}
