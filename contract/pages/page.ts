import { z } from 'zod'
import { bilingual, line, slugOrEmpty } from '../fields.ts'
import { altText, image } from '../files/file.ts'
import { opens } from '../permissions.ts'
import { record } from '../record.ts'
import { fileOf } from '../references.ts'
import { slugField } from '../slugs.ts'
import { inOtherLanguage } from '../translation.ts'
import { visibility } from '../visibility.ts'
import { contentItem, shownItem } from './items.ts'
import { neededInParts } from './needed-in-parts.ts'
import { categories } from './places.ts'

const titleLength = 200 // two lines of a headline
const leadLength = 500
export const category = z.enum(categories)

export const mostItems = 60 // parts of one page: more belong on several

/** A page of content with all its parts, as staff edit it. */
export const pageFields = z.strictObject({
  category,
  /** Key inside its category, for calls; readers see the slug. Empty: generated from the title. */
  page: slugOrEmpty,
  title: bilingual(line(titleLength, 'validTitle')),
  /** One or two sentences below the title, also for search engines. */
  lead: bilingual(line(leadLength, 'validTeaser')),
  items: z.array(contentItem).max(mostItems),
  slug: slugField,
  imageId: fileOf('picture').nullable(),
  imageAlt: altText,
  ...visibility,
})
export type PageFields = z.infer<typeof pageFields>

/** An empty, hidden page. */
export const blankPage: PageFields = {
  category: 'about',
  page: '',
  title: { de: '', en: '' },
  lead: { de: '', en: '' },
  items: [],
  slug: { de: '', en: '' },
  imageId: null,
  imageAlt: null,
  isVisible: false,
  publishAt: null,
  unpublishAt: null,
}

export const pageRecord = record({
  path: '/backstage/page',
  may: opens.content,
  clears: 'pages',
  traits: ['translated', 'addressed', 'published'],
  fields: pageFields,
  needs: { texts: ['title'], fields: ({ items }) => neededInParts(items) },
  listed: pageFields.omit({ items: true, lead: true }),
  sort: [],
  filters: { category: category.optional() },
})
export type Page = z.infer<typeof pageRecord.item>
export type PageListed = z.infer<typeof pageRecord.row>

/** A page as readers see it, in the requested language: its visible parts in order, with title and lead. */
export const shownPage = z.object({
  count: z.int(),
  rows: z.array(shownItem),
  category,
  page: z.string(),
  title: z.string(),
  lead: z.string(),
  /** Language of title and lead; differs from the page's if they are not translated. */
  language: z.enum(['de', 'en']),
  inOtherLanguage,
  image: image.nullable(),
  /** The last words of its addresses; empty for home. */
  slugs: bilingual(z.string()),
  availableIn: z.array(z.enum(['de', 'en'])),
  updatedAt: z.string(),
  /** Time at which it changes, for example when an offer ends: browsers then request it again. */
  changesAt: z.string().nullable(),
})
export type ShownPage = z.infer<typeof shownPage>

/** A link to a page: its title and lead, in the requested language. */
export const pageCard = shownPage.pick({
  category: true,
  page: true,
  title: true,
  lead: true,
  language: true,
  inOtherLanguage: true,
  slugs: true,
})
export type PageCard = z.infer<typeof pageCard>
