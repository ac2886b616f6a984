import { z } from 'zod'
import { slug } from '../fields.ts'
import { type PageName, pageNames } from '../pathnames.ts'

const longestHost = 253 // RFC 1035

/**
 * One view of a page: the page, its record, the language, and the referring site. No data about the reader.
 */
export const pageView = z.strictObject({
  page: z.enum(pageNames as [PageName, ...PageName[]]),
  language: z.enum(['de', 'en']),
  /** Slug of the record that the page shows. Views of records that are not public are not counted. */
  slug: slug.optional(),
  /** Host of the referring site; empty for pages of this site, and without a referrer. */
  referrer: z
    .string()
    .max(longestHost)
    .regex(/^([a-z0-9.-]+(:\d+)?)?$/),
})
export type PageView = z.infer<typeof pageView>

export const shownDays = 30

const counted = z.object({ views: z.int() })

/** The views of the last days, by day, by page or record, and by referrer. */
export const pageViews = z.object({
  days: z.array(counted.extend({ day: z.iso.date() })),
  /** The page of a record has its title and address; views counted before records were stored have none. */
  pages: z.array(
    counted.extend({
      page: z.string(),
      record: z.object({ title: z.string(), address: z.string() }).nullable(),
    }),
  ),
  referrers: z.array(counted.extend({ referrer: z.string() })),
})
export type PageViews = z.infer<typeof pageViews>
