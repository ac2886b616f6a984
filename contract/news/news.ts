import { z } from 'zod'
import { bilingual, id, line } from '../fields.ts'
import { altText, image } from '../files/file.ts'
import { days } from '../list.ts'
import { contentItem, shownItem } from '../pages/items.ts'
import { neededInParts } from '../pages/needed-in-parts.ts'
import { author } from '../people/user.ts'
import { opens } from '../permissions.ts'
import { qrCode } from '../qr.ts'
import { record } from '../record.ts'
import { fileOf, idOf } from '../references.ts'
import { documents, richText } from '../richtext.ts'
import { tag, tagNames } from '../site/tag.ts'
import { slugField } from '../slugs.ts'
import { inOtherLanguage } from '../translation.ts'
import { visibility } from '../visibility.ts'

const titleLength = 200 // two lines of a headline
const teaserLength = 500
export const mostItems = 30 // parts: more are several items

/**
 * Fields that staff edit. A hidden item may be incomplete; a visible one needs title and content in one
 * language.
 */
export const newsFields = z.strictObject({
  title: bilingual(line(titleLength, 'validTitle')),
  teaser: bilingual(line(teaserLength, 'validTeaser')),
  content: documents('validContent'),
  /** Parts below the text, such as a quotation or a gallery. */
  items: z.array(contentItem).max(mostItems).default([]),
  slug: slugField,
  tags: tagNames,
  categoryId: idOf('categories').nullable(),
  imageId: fileOf('picture').nullable(),
  /** Alternative text of the picture here. Null: that of the file; both languages empty: decorative. */
  imageAlt: altText,
  authorId: idOf('people').nullable(),
  ...visibility,
})
export type NewsFields = z.infer<typeof newsFields>

/** An empty, hidden item. */
export const blankNews: NewsFields = {
  title: { de: '', en: '' },
  teaser: { de: '', en: '' },
  content: { de: null, en: null },
  items: [],
  slug: { de: '', en: '' },
  tags: [],
  categoryId: null,
  imageId: null,
  imageAlt: null,
  authorId: null,
  isVisible: false,
  publishAt: null,
  unpublishAt: null,
}

export const newsRecord = record({
  path: '/backstage/info/news',
  may: opens.news,
  clears: 'news',
  traits: ['translated', 'addressed', 'published', 'tagged'],
  fields: newsFields,
  needs: { texts: ['title', 'content'], fields: ({ items }) => neededInParts(items) },
  listed: newsFields.omit({ content: true, teaser: true, items: true }),
  sort: [],
  filters: { category: z.coerce.number().pipe(id).optional(), ...days('published') },
})
export type NewsItem = z.infer<typeof newsRecord.item>
export type NewsListed = z.infer<typeof newsRecord.row>

export const category = z.object({ id, label: z.string() })

/** A card of the public list, in the requested language. */
export const newsCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  teaser: z.string(),
  image: image.nullable(),
  tags: z.array(tag),
  category: category.nullable(),
  publishedAt: z.string(),
  /** Language of the text; differs from the page's if a translation is missing. */
  language: z.enum(['de', 'en']),
  inOtherLanguage,
})
export type NewsCard = z.infer<typeof newsCard>

const neighbour = z.object({ slug: z.string(), title: z.string() }).nullable()

export const newsDetail = newsCard.extend({
  content: richText.nullable(),
  items: z.array(shownItem),
  /** Given from two minutes on, else null. */
  readingMinutes: z.int().nullable(),
  /** Other items on the same subject, the most similar first. */
  related: z.array(newsCard),
  qr: qrCode,
  author: author.nullable(),
  updatedAt: z.string(),
  slugs: bilingual(z.string()),
  availableIn: z.array(z.enum(['de', 'en'])),
  previous: neighbour,
  next: neighbour,
  /** Time at which it changes, for example when a poll ends: browsers then request it again. */
  changesAt: z.string().nullable(),
})
export type NewsDetail = z.infer<typeof newsDetail>
