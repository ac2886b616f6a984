import { z } from 'zod'
import { slug } from '../fields.ts'
import { type PageName, pageNames } from '../pathnames.ts'

const longestHost = 253 // RFC 1035

/** One page seen: which, of which record, in which language, and from which other site. Nothing about who. */
export const pageView = z.strictObject({
  page: z.enum(pageNames as [PageName, ...PageName[]]),
  language: z.enum(['de', 'en']),
  /** Where the page shows a record: its word in the address. Of one that is not public nothing is counted. */
  slug: slug.optional(),
  /** The host of the site that led here; empty from our own pages and from nowhere. */
  referrer: z
    .string()
    .max(longestHost)
    .regex(/^([a-z0-9.-]+(:\d+)?)?$/),
})
export type PageView = z.infer<typeof pageView>

export const shownDays = 30

const counted = z.object({ views: z.int() })

/** The views of the last days, by day, by page or record, and by origin. */
export const pageViews = z.object({
  days: z.array(counted.extend({ day: z.iso.date() })),
  /** A page of a record bears its title and leads to it; views from before that was counted stand without. */
  pages: z.array(
    counted.extend({
      page: z.string(),
      record: z.object({ title: z.string(), address: z.string() }).nullable(),
    }),
  ),
  referrers: z.array(counted.extend({ referrer: z.string() })),
})
export type PageViews = z.infer<typeof pageViews>
