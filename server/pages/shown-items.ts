import type { z } from 'zod'
import { inLanguage, isBilingual, type Language, otherLanguage } from '#contract/language.ts'
import { translateAddress } from '#contract/meant-address.ts'
import {
  type ContentItem,
  type ContentLink,
  contentLink,
  contentSchemaOf,
  type ShownItem,
} from '#contract/pages/items.ts'
import { isOpenOffer, nextOfferEnd } from '#contract/pages/offers.ts'
import { partsOf, pointerOf, unwrapped } from '#contract/references.ts'
import { isDocument } from '#contract/richtext.ts'
import { describedAs, downloadsOf, imagesOf, withPictures } from '#server/files/files.ts'
import { type Context, noteNextChange } from '#server/platform/calls/calls.ts'
import { addressesOf, hasWords, resolveLinks } from '#server/platform/records/records.ts'
import { pollsById } from '#server/polls/polls.ts'
import { filesOfPart, filmOfPart } from './films.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'kinds' | 'reads' | 'cache'>

/** The pictures, files, addresses and polls that the parts of a page refer to, by their ids. */
interface Found {
  images: Awaited<ReturnType<typeof imagesOf>>
  downloads: Awaited<ReturnType<typeof downloadsOf>>
  addresses: Map<string, string>
  polls: Awaited<ReturnType<typeof pollsById>>
}

/** Returns the visible parts of a page in one language; a part without a translation uses the other. */
export async function shownItems(
  context: Needs,
  items: readonly ContentItem[],
  language: Language,
  { withClosed = false } = {},
): Promise<ShownItem[]> {
  const visible = items
    .filter(({ isVisible }) => isVisible)
    .map(item => (withClosed ? item : withOpenOffers(context, item)))
  const found = await lookUp(context, visible, language)
  return Promise.all(visible.map(item => shownItem(context, item, { language, found })))
}

// Offers past their last day are not shown.
function withOpenOffers(context: Needs, item: ContentItem): ContentItem {
  if (item.type !== 'offers') return item
  const now = context.clock()
  const offers = item.content.offers.filter(offer => isOpenOffer(offer, now))
  noteNextChange(context, nextOfferEnd(offers))
  return { ...item, content: { offers } }
}

async function lookUp(context: Needs, items: ContentItem[], language: Language): Promise<Found> {
  const fields = items.flatMap(({ type, content }) => pointersIn(contentSchemaOf(type), content))
  const idsOf = (as: 'picture' | 'download' | 'poll') =>
    fields.filter(({ schema }) => pointerOf(schema)?.as === as).map(({ value }) => Number(value))
  const targets = fields
    .filter(({ schema }) => isLink(schema))
    .map(({ value }) => value as ContentLink)
    .filter(({ kind, id }) => kind && id)
    .map(({ kind, id }) => ({ kind: kind ?? '', id: id ?? 0 }))
  const pictures = [...items.flatMap(({ imageId }) => imageId ?? []), ...idsOf('picture')]
  return {
    images: await imagesOf(context, pictures, language),
    downloads: await downloadsOf(context, [...idsOf('download'), ...items.flatMap(filesOfPart)]),
    addresses: await addressesOf(context, targets, language),
    polls: await pollsById({ ...context, language }, idsOf('poll')),
  }
}

interface Field {
  schema: z.ZodType
  value: unknown
}

/** Returns all fields of a value that refer to a picture, a file, a poll or a link, at any depth. */
function pointersIn(schema: z.ZodType, value: unknown): Field[] {
  if (typeof value !== 'object' && !pointerOf(schema)) return []
  if (value === null || value === undefined || isBilingual(value)) return []
  if (pointerOf(schema) || isLink(schema)) return [{ schema, value }]
  return partsOf(schema, value).flatMap(([, inner, part]) => pointersIn(inner, part))
}

function isLink(schema: z.ZodType): boolean {
  return unwrapped(schema) === contentLink
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
  const image = describedAs(found.images.get(item.imageId ?? 0), item.imageAlt, language)
  return {
    id: item.id,
    type: item.type,
    contentType: item.contentType,
    title: inLanguage(item.title, spoken).value,
    language: spoken,
    mediaType: item.mediaType,
    image,
    video: filmOfPart(item, found.downloads, image?.src ?? null),
    caption: item.isCaptionVisible ? inLanguage(item.caption, spoken).value || null : null,
    content: await shownValue(context, contentSchemaOf(item.type), item.content, { language: spoken, found }),
  } as ShownItem
}

// A part without any text, such as a picture, belongs to both languages.
function speaks({ title, content }: ContentItem, language: Language): boolean {
  return hasAnyText([title, content], language) || !hasAnyText([title, content], otherLanguage(language))
}

function hasAnyText(value: unknown, language: Language): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (isBilingual(value)) return hasWords(value[language])
  return Object.values(value).some(inner => hasAnyText(inner, language))
}

/**
 * Converts a stored value for readers: one language, and addresses instead of the ids of pictures and files.
 */
async function shownValue(
  context: Needs,
  schema: z.ZodType,
  value: unknown,
  speaking: Speaking,
): Promise<unknown> {
  const as = pointerOf(schema)?.as
  if (as) return foundAs(as, value as number | null, speaking.found)
  if (isLink(schema))
    return addressOfLink(value as ContentLink | null, speaking.found.addresses, speaking.language)
  if (typeof value !== 'object' || value === null) return value
  if (isBilingual(value)) return words(context, value, speaking.language)
  const parts = partsOf(schema, value).map(
    async ([name, inner, part]) => [name, await shownValue(context, inner, part, speaking)] as const,
  )
  const known = await Promise.all(parts)
  return Array.isArray(value) ? known.map(([, part]) => part) : Object.fromEntries(known)
}

function foundAs(as: 'picture' | 'download' | 'poll', id: number | null, found: Found): unknown {
  const { images: picture, downloads: download, polls: poll } = found
  return { picture, download, poll }[as].get(id ?? 0) ?? null
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

// Null for a link to a record that is not public; internal addresses are converted to the reader's language.
function addressOfLink(
  link: ContentLink | null,
  addresses: Map<string, string>,
  language: Language,
): string | null {
  if (!link) return null
  if (link.kind && link.id) return addresses.get(`${link.kind}:${link.id}`) ?? null
  return link.href ? translateAddress(link.href, language) : null
}
