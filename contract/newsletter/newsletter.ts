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
const plainLength = 50_000 // characters, what the longest text comes to

const letterTexts = {
  subject: bilingual(line(subjectLength, 'validTitle')),
  title: bilingual(line(200, 'validTitle')),
  content: documents('validContent'),
  /** What mail programs without HTML show; empty: made from the text. */
  plainText: bilingual(lines(plainLength, 'length')),
  /** Records and buttons that follow the text, in this order. */
  parts: issueParts.default([]),
  /** Whether it stands in the archive as soon as it is sent; the letter then has a link to it. */
  archivesWhenSent: z.boolean().default(true),
}

/** An issue as it is read: without one language, its readers get the other. */
export const issueTexts = z.strictObject(letterTexts)
export type IssueTexts = z.infer<typeof issueTexts>

/** What staff edit of an issue. `isVisible`: it stands in the archive, which it does only once it was sent. */
export const newsletterFields = z.strictObject({ ...letterTexts, slug: slugField, ...visibility })
export type NewsletterFields = z.infer<typeof newsletterFields>

/** An issue with nothing in it yet. */
export const blankNewsletter: NewsletterFields = {
  ...{ subject: noText, title: noText, content: { de: null, en: null }, plainText: noText, parts: [] },
  ...{ archivesWhenSent: true, slug: noText, ...notYetVisible },
}

/** What an issue in the archive has in at least one language. */
export const archiveTexts = ['subject', 'title', 'content'] as const

/** The fields that stay as they are once an issue was sent. */
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
    /** When it is sent, where staff have ordered that; and until when nothing of one that goes out again leaves. */
    sendAfter: moment.nullable(),
    /** To how many it went, and how many letters of these failed or are uncertain. */
    recipientCount: z.int(),
    errors: z.int(),
  }),
})
export type Newsletter = z.infer<typeof newsletterRecord.item>
export type NewsletterListed = z.infer<typeof newsletterRecord.row>

/** A line of the archive, in the language asked for where it has that. */
export const newsletterCard = z.object({ ...shownBase, title: z.string(), sentAt: moment.nullable() })
export type NewsletterCard = z.infer<typeof newsletterCard>

/** An issue as it is read on the website. `sentAt` is null in a preview. */
export const newsletterDetail = newsletterCard.extend({
  content: z.strictObject({ type: z.literal('doc'), content: z.array(z.union([block, button])) }).nullable(),
})
export type NewsletterDetail = z.infer<typeof newsletterDetail>
