import { inLanguage, isBilingual, type Language, otherLanguage } from '#contract/language.ts'
import { addressIn } from '#contract/matching.ts'
import type { ContentItem, ContentLink, ShownItem } from '#contract/pages/items.ts'
import { isOpenOffer, offersEnd } from '#contract/pages/offers.ts'
import { downloadsOf, imagesOf, withPictures } from '#server/files/files.ts'
import { type Context, changesAt } from '#server/platform/calls/calls.ts'
import { addressesOf, hasWords, resolveLinks } from '#server/platform/records/records.ts'
import { filesOfFilm, shownFilm } from './films.ts'
import { isDocument } from './words.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'kinds' | 'reads'>

/** What pages show of pictures, files and links, by the ids they are stored by. */
interface Found {
  images: Awaited<ReturnType<typeof imagesOf>>
  downloads: Awaited<ReturnType<typeof downloadsOf>>
  addresses: Map<string, string>
}

/** The visible parts of a page in one language; what is not translated speaks the other. */
export async function shownItems(
  context: Needs,
  items: readonly ContentItem[],
  language: Language,
): Promise<ShownItem[]> {
  const visible = items.filter(({ isVisible }) => isVisible).map(item => withOpenOffers(context, item))
  const found = await lookUp(context, visible, language)
  return Promise.all(visible.map(item => shownItem(context, item, { language, found })))
}

// What an offer says after its last day helps nobody.
function withOpenOffers(context: Needs, item: ContentItem): ContentItem {
  if (item.type !== 'offers') return item
  const now = context.clock()
  const offers = item.content.offers.filter(offer => isOpenOffer(offer, now))
  changesAt(context, offersEnd(offers))
  return { ...item, content: { offers } }
}

async function lookUp(context: Needs, items: ContentItem[], language: Language): Promise<Found> {
  const content = items.map(item => item.content)
  const pictures = [...items.flatMap(({ imageId }) => imageId ?? []), ...valuesOf<number>(content, 'image')]
  const files = valuesOf<number>(content, 'file')
  const targets = valuesOf<ContentLink>(content, 'link')
    .filter(({ kind, id }) => kind && id)
    .map(({ kind, id }) => ({ kind: kind ?? '', id: id ?? 0 }))
  return {
    images: await imagesOf(context, pictures, language),
    downloads: await downloadsOf(context, [...files, ...items.flatMap(filesOfFilm)]),
    addresses: await addressesOf(context, targets, language),
  }
}

/** Everything that stands under a name, however deep. */
function valuesOf<T>(value: unknown, name: string): T[] {
  if (typeof value !== 'object' || value === null || isDocument(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === name ? (inner === null ? [] : [inner as T]) : valuesOf<T>(inner, name),
  )
}

interface Speaking {
  language: Language
  found: Found
}

async function shownItem(
  context: Needs,
  item: ContentItem,
  { language, found }: Speaking,
): Promise<ShownItem> {
  const spoken = speaks(item, language) ? language : otherLanguage(language)
  const image = found.images.get(item.imageId ?? 0) ?? null
  return {
    id: item.id,
    type: item.type,
    contentType: item.contentType,
    title: inLanguage(item.title, spoken).value,
    language: spoken,
    mediaType: item.mediaType,
    image:
      image && item.imageAlt ? { ...image, alt: inLanguage(item.imageAlt, language).value || null } : image,
    video: shownFilm(item, found.downloads, image?.src ?? null),
    caption: item.isCaptionVisible ? inLanguage(item.caption, spoken).value || null : null,
    content: await said(context, item.content, { language: spoken, found }),
  } as ShownItem
}

// A part without any words, such as a picture, is at home in both languages.
function speaks({ title, content }: ContentItem, language: Language): boolean {
  return saysAnything([title, content], language) || !saysAnything([title, content], otherLanguage(language))
}

function saysAnything(value: unknown, language: Language): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (isBilingual(value)) return hasWords(value[language])
  return Object.values(value).some(inner => saysAnything(inner, language))
}

/** A value as readers get it: one language, pictures and files by their addresses. */
async function said(context: Needs, value: unknown, speaking: Speaking): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Promise.all(value.map(inner => said(context, inner, speaking)))
  if (isBilingual(value)) return words(context, value, speaking.language)
  const entries = Object.entries(value).map(async ([name, inner]) => [
    name,
    await named(context, name, inner, speaking),
  ])
  return Object.fromEntries(await Promise.all(entries))
}

function named(context: Needs, name: string, value: unknown, speaking: Speaking): Promise<unknown> | unknown {
  const { images, downloads, addresses } = speaking.found
  if (name === 'image') return images.get((value as number | null) ?? 0) ?? null
  if (name === 'file') return downloads.get((value as number | null) ?? 0) ?? null
  if (name === 'link') return addressOfLink(value as ContentLink | null, addresses, speaking.language)
  return said(context, value, speaking)
}

async function words(
  context: Needs,
  value: { de: unknown; en: unknown },
  language: Language,
): Promise<unknown> {
  const { value: text, language: spoken } = hasWords(value[language])
    ? { value: value[language], language }
    : inLanguage(value, language)
  if (typeof text !== 'object' || text === null || !isDocument(text)) return text
  return withPictures(context, await resolveLinks(context, text, spoken), spoken)
}

// A link to what the public can't see is none; an own address is told in the reader's language.
function addressOfLink(
  link: ContentLink | null,
  addresses: Map<string, string>,
  language: Language,
): string | null {
  if (!link) return null
  if (link.kind && link.id) return addresses.get(`${link.kind}:${link.id}`) ?? null
  return link.href ? addressIn(link.href, language) : null
}
