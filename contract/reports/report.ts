import { z } from 'zod'
import { publicationYear } from '../articles/article.ts'
import { bilingual, line, lines, moment, noText } from '../fields.ts'
import { altText, image } from '../files/file.ts'
import { opens } from '../permissions.ts'
import { record } from '../record.ts'
import { fileOf } from '../references.ts'
import { shownBase } from '../shown-record-calls.ts'
import { slugField } from '../slugs.ts'
import { inOtherLanguage } from '../translation.ts'
import { notYetVisible, visibility } from '../visibility.ts'

export const descriptionLength = 1000 // a paragraph beside the cover

/**
 * Fields that staff edit. A hidden report may be incomplete; a visible one needs a title and a PDF in one
 * language.
 */
export const reportFields = z.strictObject({
  /** There is one report per year. */
  year: publicationYear,
  title: bilingual(line(200, 'validTitle')),
  /** Summary of the year. */
  description: bilingual(lines(descriptionLength)).default(noText),
  /** The report as printed. */
  pdfIds: bilingual(fileOf('pdf').nullable()).default({ de: null, en: null }),
  /** Whether the PDF is accessible to people who cannot see it: tagged, with descriptions of its pictures. */
  isAccessible: bilingual(z.boolean()).default({ de: false, en: false }),
  /** Its cover. */
  imageId: fileOf('picture').nullable().default(null),
  /** Alternative text of the cover. Null: that of the file; both languages empty: decorative. */
  imageAlt: altText.default(null),
  slug: slugField,
  ...visibility,
})
export type ReportFields = z.infer<typeof reportFields>

/** Returns an empty, hidden report. */
export function blankReport(year: number): ReportFields {
  return reportFields.parse({ year, title: noText, slug: noText, ...notYetVisible })
}

export const reportRecord = record({
  path: '/backstage/publication/report',
  may: opens.bibliography,
  clears: 'reports',
  traits: ['translated', 'addressed', 'published'],
  fields: reportFields,
  needs: { texts: ['title'], fields: ({ pdfIds }) => (pdfIds.en === null ? ['pdfIds.de'] : []) },
  listed: reportFields.pick({
    ...{ year: true, title: true, pdfIds: true, isAccessible: true, imageId: true },
    ...{ slug: true, isVisible: true, publishAt: true, unpublishAt: true },
  }),
  sort: ['year'],
  filters: {},
})
export type Report = z.infer<typeof reportRecord.item>
export type ReportListed = z.infer<typeof reportRecord.row>

/** A report in one language, to be viewed or downloaded. */
const reportPdf = z.object({
  language: z.enum(['de', 'en']),
  src: z.string(),
  /** Page that shows the PDF, in the requested language. */
  viewer: z.string(),
  name: z.string(),
  sizeBytes: z.int(),
  isAccessible: z.boolean(),
})
export type ReportPdf = z.infer<typeof reportPdf>

/** A report in the list: public fields only, in the requested language. */
export const reportCard = z.object({
  ...shownBase,
  year: z.int(),
  title: z.string(),
  description: z.string(),
  inOtherLanguage,
  image: image.nullable(),
  /** The requested language first. */
  pdfs: z.array(reportPdf),
})
export type ReportCard = z.infer<typeof reportCard>

const neighbour = z.object({ slug: z.string(), year: z.int(), title: z.string() }).nullable()

export const reportDetail = reportCard.extend({ updatedAt: moment, previous: neighbour, next: neighbour })
export type ReportDetail = z.infer<typeof reportDetail>
