import { z } from 'zod'
import { bilingual, line, lines, moment, noText } from '../fields.ts'
import { opens } from '../permissions.ts'
import { record } from '../record.ts'
import { block, button, documents } from '../richtext.ts'
import { shownBase } from '../shown-record-calls.ts'
import { slugField } from '../slugs.ts'
import { notYetVisible, visibility } from '../visibility.ts'
import { issueParts } from './parts.ts'

const subjectLength = 120 // longer ones are cut by mail programs
const plainLength = 50_000 // characters, the size of the longest possible text

const letterTexts = {
  subject: bilingual(line(subjectLength, 'validTitle')),
  title: bilingual(line(200, 'validTitle')),
  content: documents('validContent'),
  /** Text for mail programs without HTML; empty: generated from the content. */
  plainText: bilingual(lines(plainLength, 'length')),
  /** Records and buttons after the text, in this order. */
  parts: issueParts.default([]),
  /** Whether it is put into the archive as soon as it is sent; the letter then links to it. */
  archivesWhenSent: z.boolean().default(true),
}

/** The texts of an issue: if one language is missing, its readers get the other. */
export const issueTexts = z.strictObject(letterTexts)
export type IssueTexts = z.infer<typeof issueTexts>

/** Fields of an issue that staff edit. `isVisible`: it is in the archive, which requires that it was sent. */
export const newsletterFields = z.strictObject({ ...letterTexts, slug: slugField, ...visibility })
export type NewsletterFields = z.infer<typeof newsletterFields>

/** An empty issue. */
export const blankNewsletter: NewsletterFields = {
  ...{ subject: noText, title: noText, content: { de: null, en: null }, plainText: noText, parts: [] },
  ...{ archivesWhenSent: true, slug: noText, ...notYetVisible },
}

/** Texts that an issue in the archive needs in at least one language. */
export const archiveTexts = ['subject', 'title', 'content'] as const

/** Fields that cannot change once an issue was sent. */
export const lockedOnceSent = [
  'subject',
  'title',
  'content',
  'plainText',
  'parts',
  'archivesWhenSent',
] as const

export const newsletterRecord = record({
  path: '/backstage/publication/newsletter',
  may: opens.specials,
  clears: 'newsletter',
  traits: ['translated', 'addressed', 'published'],
  fields: newsletterFields,
  needs: { texts: archiveTexts },
  listed: newsletterFields.omit({ content: true, plainText: true, parts: true, archivesWhenSent: true }),
  sort: ['sentAt'],
  filters: {},
  facts: z.object({
    sentAt: moment.nullable(),
    /**
     * Scheduled time of sending, if staff have ordered it; for one that is sent again, the time before which
     * nothing leaves.
     */
    sendAfter: moment.nullable(),
    /** Number of recipients, and of their letters that failed or are uncertain. */
    recipientCount: z.int(),
    errors: z.int(),
  }),
})
export type Newsletter = z.infer<typeof newsletterRecord.item>
export type NewsletterListed = z.infer<typeof newsletterRecord.row>

/** A row of the archive, in the requested language if it exists. */
export const newsletterCard = z.object({ ...shownBase, title: z.string(), sentAt: moment.nullable() })
export type NewsletterCard = z.infer<typeof newsletterCard>

/** An issue as shown on the website. `sentAt` is null in a preview. */
export const newsletterDetail = newsletterCard.extend({
  content: z.strictObject({ type: z.literal('doc'), content: z.array(z.union([block, button])) }).nullable(),
})
export type NewsletterDetail = z.infer<typeof newsletterDetail>
