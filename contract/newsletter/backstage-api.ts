import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { email, id, line, moment } from '../fields.ts'
import { anyOf, days, listCall } from '../list.ts'
import { opens } from '../permissions.ts'
import { byId, partialFields } from '../record.ts'
import { shownRecordCalls } from '../shown-record-calls.ts'
import { finding } from './check.ts'
import { imported, recipientImport } from './import.ts'
import { issueTexts, newsletterDetail, newsletterFields, newsletterRecord } from './newsletter.ts'
import { issueParts, seenPart } from './parts.ts'
import { disabledReasons, recipient, recipientStates } from './recipient.ts'
import { retryAnswer, retryInput, sending, sendingActs, sendingAgain } from './sending.ts'
import { locale } from './subscription.ts'

const { path, may } = newsletterRecord
const publication = '/backstage/publication'

const letter = z.object({
  /** Language of the letter; without a translation, not the reader's. */
  language: locale,
  subject: z.string(),
  html: z.string(),
  text: z.string(),
})

/**
 * Fields to change, with the `version` in which they were read; or the command to send, which changes no
 * field.
 */
const change = partialFields(newsletterFields).extend({
  ...byId.shape,
  version: z.int().optional(),
  isSmallChange: z.boolean().optional(),
  /** For an issue already sent: its subject, typed again. */
  confirm: z.union([z.boolean(), line(200)]).optional(),
  send: z.literal(true).optional(),
  again: z.enum(sendingAgain).optional(),
  /** With `send`: earliest time of sending. */
  sendAt: moment.optional(),
})
export type NewsletterChange = z.infer<typeof change>

const changing = { may, writes: ['newsletter'], mayWrite: ['files'] } as const

export const newsletterBackstageApi = {
  ...shownRecordCalls(newsletterRecord, newsletterDetail),
  change: call(`PATCH ${path}/{id}`, changing).input(change).output(newsletterRecord.item),
  /** Same as `change`, with the id only in the body. */
  changeByBody: call(`PATCH ${path}`, changing).input(change).output(newsletterRecord.item),
  /** Returns the letter as readers of each language would get it, or got it; null if it has no text. */
  previewLetter: call(`POST ${path}/preview-letter`, { may })
    .input(issueTexts.extend({ id: id.optional() }))
    .output(z.object({ de: letter.nullable(), en: letter.nullable() })),
  /** Returns the status of the records that an issue announces. */
  seeParts: call(`POST ${path}/parts`, { may })
    .input(z.strictObject({ parts: issueParts }))
    .output(z.array(seenPart)),
  /** Sends the saved issue to any address. */
  test: call(`POST ${path}/{id}/test`, { may, status: 202 })
    .input(byId.extend({ email, languages: z.array(locale).min(1).max(2) }))
    .output(nothing),
  /**
   * Returns what to check before the saved issue is sent. Links are requested to see whether they respond.
   */
  check: call(`GET ${path}/{id}/check`, { may }).input(byId).output(z.array(finding)),
  /** Returns the number of recipients, and the states of their letters. */
  sending: call(`GET ${path}/{id}/sending`, { may }).input(byId).output(sending),
  /** Stops the sending for good, pauses or resumes it. An action without effect is not an error. */
  steer: call(`PATCH ${path}/{id}/sending`, { may, writes: ['newsletter'] })
    .input(byId.extend({ act: z.enum(sendingActs) }))
    .output(sending),
  /**
   * Call of the specification that acts although it is a GET: it requires the access token, and may be
   * repeated.
   */
  retryByGet: call(`GET ${publication}/retry-notification`, { may }).input(retryInput).output(retryAnswer),
  retryByGetAlso: call(`GET ${path}/retry-notification`, { may }).input(retryInput).output(retryAnswer),
  retry: call(`POST ${publication}/retry-notification`, { may }).input(retryInput).output(retryAnswer),
  retryAlso: call(`POST ${path}/retry-notification`, { may }).input(retryInput).output(retryAnswer),
  recipients: listCall({
    path: `${path}/recipient`,
    may: opens.specials,
    ofPeople: true,
    row: recipient,
    sort: ['createdAt', 'activatedAt', 'disabledAt', 'email'],
    filters: {
      state: anyOf(recipientStates).optional(),
      disabledReason: anyOf(disabledReasons).optional(),
      locale: locale.optional(),
      ...days('created'),
    },
  }),
  /**
   * Imports a list of readers, row by row; readers who have left, were stopped or still have to confirm stay
   * unchanged. A second import changes nothing.
   */
  importRecipients: call(`POST ${path}/recipient/import`, { may }).input(recipientImport).output(imported),
  /**
   * Stops the sending to an address, or resumes it; a reader who reported an issue as spam can only return by
   * signing up (`readerComplained`). Unconfirmed addresses get no issues anyway.
   */
  disable: call(`PATCH ${path}/recipient/{id}/disable`, { may })
    .input(z.strictObject({ id: z.coerce.number().pipe(id), disabled: z.boolean().default(true) }))
    .output(recipient),
}
