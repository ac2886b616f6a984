import { z } from 'zod'
import { embedAddress } from '../embed.ts'
import { bilingual, email, key, line, moment, words } from '../fields.ts'
import { altText, image } from '../files/file.ts'
import { video } from '../files/video.ts'
import { pollDetail } from '../polls/shown.ts'
import { fileOf, idOf } from '../references.ts'
import { documents, richText, target } from '../richtext.ts'

const titleLength = 200 // two lines of a headline
const sentence = 500
const quotation = 1000 // longer ones are read as text
const label = 120
export const mostEntries = 100 // of one block: more belong on several pages

/** Interactive experiments on a page; implemented in `web/experiments`. */
export const experiments = ['kSpace', 'relaxation', 'spinEcho'] as const

export const mediaTypes = ['none', 'image', 'video', 'hlsVideo'] as const
export type MediaType = (typeof mediaTypes)[number]
export const employments = ['fullTime', 'partTime', 'doctorate', 'student', 'internship'] as const

/** Types of texts, pictures, files, links and polls: bilingual for staff, in one language for readers. */
interface Words<
  Text extends z.ZodType,
  Rich extends z.ZodType,
  Picture extends z.ZodType,
  Download extends z.ZodType,
  Link extends z.ZodType,
  Poll extends z.ZodType,
> {
  text: (longest: number) => Text
  rich: Rich
  picture: Picture
  download: Download
  link: Link
  poll: Poll
}

function many<T extends z.ZodType>(entry: T) {
  return z.array(entry).max(mostEntries)
}

/** The content of each type of item, except rich text. */
function blocksIn<
  T extends z.ZodType,
  R extends z.ZodType,
  P extends z.ZodType,
  D extends z.ZodType,
  L extends z.ZodType,
  Q extends z.ZodType,
>({ text, rich, picture, download, link, poll }: Words<T, R, P, D, L, Q>) {
  const contact = { email: email.nullable(), phone: key(label).nullable() }
  return {
    faq: z.strictObject({ entries: many(z.strictObject({ question: text(titleLength), answer: rich })) }),
    cards: z.strictObject({
      cards: many(z.strictObject({ title: text(titleLength), text: text(sentence), image: picture, link })),
    }),
    timeline: z.strictObject({
      entries: many(z.strictObject({ when: text(label), title: text(titleLength), text: text(sentence) })),
    }),
    downloads: z.strictObject({ files: many(z.strictObject({ label: text(titleLength), file: download })) }),
    people: z.strictObject({
      people: many(
        z.strictObject({ name: words(label), role: text(titleLength), text: text(sentence), image: picture }),
      ),
    }),
    contactPerson: z.strictObject({
      name: words(label),
      role: text(titleLength),
      text: text(sentence),
      ...contact,
    }),
    callToAction: z.strictObject({ text: text(sentence), label: text(label), link }),
    mapLink: z.strictObject({ address: text(sentence), label: text(label), link }),
    quote: z.strictObject({
      text: text(quotation),
      name: words(label),
      role: text(titleLength),
      image: picture,
    }),
    gallery: z.strictObject({
      pictures: many(z.strictObject({ image: picture, caption: text(sentence) })),
    }),
    pictureText: z.strictObject({ image: picture, caption: text(sentence), text: rich }),
    figures: z.strictObject({
      figures: many(z.strictObject({ value: text(40), label: text(label) })),
    }),
    offers: z.strictObject({
      offers: many(
        z.strictObject({
          title: text(titleLength),
          text: rich,
          employment: z.enum(employments),
          /** Last day for applications; null: open until filled. */
          deadline: z.iso.date({ error: 'validDate' }).nullable(),
          postedOn: z.iso.date({ error: 'validDate' }),
          /** Where to apply; null: by e-mail. */
          link,
          // Offers stored before each had its own page have none of these.
          /** Share of full time, as text: `65 Prozent`. */
          extent: text(label).optional(),
          pay: text(label).optional(),
          /** Reference number at the institute: `2026-07`. */
          reference: words(40).optional(),
          name: words(label).optional(),
          email: email.nullable().optional(),
          file: download.optional(),
          /** Slug of its own page; generated from its title, and kept. */
          slug: text(titleLength).optional(),
        }),
      ),
    }),
    embed: z.strictObject({
      /** Address of the embed at an allowed host; requested only after a click. Empty in a hidden part. */
      address: z.union([z.literal(''), embedAddress], { error: 'validEmbed' }),
      label: text(titleLength),
      image: picture,
    }),
    poll: z.strictObject({ poll }),
    experiment: z.strictObject({ experiment: z.enum(experiments) }),
  }
}

/** A schema for all item types with their common fields; `type` decides the schema of `content`. */
function itemsIn<C extends z.ZodRawShape, R extends z.ZodType, B extends ReturnType<typeof blocksIn>>(
  common: C,
  rich: R,
  blocks: B,
) {
  const json = <K extends keyof B & string>(type: K) =>
    z.strictObject({
      ...common,
      type: z.literal(type),
      contentType: z.literal('json'),
      content: blocks[type],
    })
  return z.discriminatedUnion('type', [
    z.strictObject({ ...common, type: z.literal('text'), contentType: z.literal('richText'), content: rich }),
    json('faq'),
    json('cards'),
    json('timeline'),
    json('downloads'),
    json('people'),
    json('contactPerson'),
    json('callToAction'),
    json('mapLink'),
    json('figures'),
    json('quote'),
    json('gallery'),
    json('pictureText'),
    json('offers'),
    json('embed'),
    json('poll'),
    json('experiment'),
  ])
}

/**
 * Target of a link: an address of this site or a safe external one, or a record whose address is looked up
 * when it is read.
 */
export const contentLink = z.strictObject(target)
export type ContentLink = z.infer<typeof contentLink>

const staffRich = documents('validContent')
const staffBlocks = blocksIn({
  text: longest => bilingual(line(longest)),
  rich: staffRich,
  picture: fileOf('picture', 'picture').nullable(),
  download: idOf('files', 'download').nullable(),
  link: contentLink.nullable(),
  poll: idOf('polls', 'poll').nullable(),
})

/** A part of a page as staff edit it. */
export const contentItem = itemsIn(
  {
    /** Unique in its page and permanent: an anchor and a key. */
    id: z.string().regex(/^[a-z0-9-]{4,40}$/),
    isVisible: z.boolean(),
    title: bilingual(line(titleLength, 'validTitle')),
    mediaType: z.enum(mediaTypes),
    /** The picture, or the poster of a film. */
    imageId: fileOf('picture').nullable(),
    imageAlt: altText,
    /** A film in one file, or the playlist of an HLS film. */
    videoId: idOf('files', null, 'validFilm').nullable(),
    /** Parts stored before captions existed have none. */
    videoCaptions: bilingual(idOf('files', null, 'validCaptions').nullable()).default({ de: null, en: null }),
    caption: bilingual(line(sentence, 'validCaption')),
    isCaptionVisible: z.boolean(),
  },
  staffRich,
  staffBlocks,
)
export type ContentItem = z.infer<typeof contentItem>
export type ContentType = ContentItem['type']

/** Returns the schema of the content of this type. */
export function contentSchemaOf(type: ContentType): z.ZodType {
  return type === 'text' ? staffRich : staffBlocks[type]
}

const publicText = z.string()
const publicRich = richText.nullable()
const publicBlocks = blocksIn({
  text: () => publicText,
  rich: publicRich,
  picture: image.nullable(),
  download: z.object({ src: z.string(), name: z.string(), type: z.string(), sizeBytes: z.int() }).nullable(),
  link: z.string().nullable(),
  poll: pollDetail.nullable(),
})

/** An open position on its own page, in the requested language. */
export const shownOffer = publicBlocks.offers.shape.offers.element.extend({
  /** Language of its texts; differs from the page's if they are not translated. */
  language: z.enum(['de', 'en']),
  slugs: bilingual(z.string()),
  availableIn: z.array(z.enum(['de', 'en'])),
  /** Whether applications are still accepted. */
  isOpen: z.boolean(),
  changesAt: moment.nullable(),
})
export type ShownOffer = z.infer<typeof shownOffer>

/** A part of a page as readers see it. */
export const shownItem = itemsIn(
  {
    id: z.string(),
    title: publicText,
    /** Differs from the page's if the part is not translated. */
    language: z.enum(['de', 'en']),
    mediaType: z.enum(mediaTypes),
    image: image.nullable(),
    video: video.nullable(),
    /** Null if it is hidden. */
    caption: z.string().nullable(),
  },
  publicRich,
  publicBlocks,
)
export type ShownItem = z.infer<typeof shownItem>

/** The type of one item by name: `ShownItemOf<'faq'>`. */
export type ShownItemOf<T extends ContentType> = Extract<ShownItem, { type: T }>
export type ContentItemOf<T extends ContentType> = Extract<ContentItem, { type: T }>
