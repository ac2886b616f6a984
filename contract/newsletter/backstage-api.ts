import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { email, id, line, moment } from '../fields.ts'
import { anyOf, days, listCall } from '../list.ts'
import { opens } from '../permissions.ts'
import { byId, someOf } from '../record.ts'
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
  /** The language it is in: without a translation, not the reader's. */
  language: locale,
  subject: z.string(),
  html: z.string(),
  text: z.string(),
})

/** Fields to change, with the `version` they were read at; or the order to send, which changes none. */
const change = someOf(newsletterFields).extend({
  ...byId.shape,
  version: z.int().optional(),
  isSmallChange: z.boolean().optional(),
  /** For an issue that was sent already: its subject, typed once more. */
  confirm: z.union([z.boolean(), line(200)]).optional(),
  send: z.literal(true).optional(),
  again: z.enum(sendingAgain).optional(),
  /** With `send`: not before that. */
  sendAt: moment.optional(),
})
export type NewsletterChange = z.infer<typeof change>

const changing = { may, writes: ['newsletter'], mayWrite: ['files'] } as const

export const newsletterBackstageApi = {
  ...shownRecordCalls(newsletterRecord, newsletterDetail),
  change: call(`PATCH ${path}/{id}`, changing).input(change).output(newsletterRecord.item),
  /** The same, with the id in the body alone. */
  changeByBody: call(`PATCH ${path}`, changing).input(change).output(newsletterRecord.item),
  /** The letter as readers of each language would get it, or got it; null while there is nothing to read. */
  previewLetter: call(`POST ${path}/preview-letter`, { may })
    .input(issueTexts.extend({ id: id.optional() }))
    .output(z.object({ de: letter.nullable(), en: letter.nullable() })),
  /** How it stands with the records that an issue announces. */
  seeParts: call(`POST ${path}/parts`, { may })
    .input(z.strictObject({ parts: issueParts }))
    .output(z.array(seenPart)),
  /** Sends the issue, as it is kept, to any address. */
  test: call(`POST ${path}/{id}/test`, { may, status: 202 })
    .input(byId.extend({ email, languages: z.array(locale).min(1).max(2) }))
    .output(nothing),
  /** What to look at before the issue, as it is kept, is sent. Links are asked whether they answer. */
  check: call(`GET ${path}/{id}/check`, { may }).input(byId).output(z.array(finding)),
  /** To how many it goes, and what has become of its letters. */
  sending: call(`GET ${path}/{id}/sending`, { may }).input(byId).output(sending),
  /** Stops the sending for good, pauses it, or lets it go on. What would change nothing is fine. */
  steer: call(`PATCH ${path}/{id}/sending`, { may, writes: ['newsletter'] })
    .input(byId.extend({ act: z.enum(sendingActs) }))
    .output(sending),
  /** The specification's call that acts although it is a GET: it needs the access token, and may be repeated. */
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
  /** Takes a list of readers over, by row; who has left, was stopped or has to confirm stays as they are. A second time nothing changes. */
  importRecipients: call(`POST ${path}/recipient/import`, { may }).input(recipientImport).output(imported),
  /**
   * Ends the sending to an address, or takes that back; who has reported an issue as spam can only come back by signing up
   * (`readerComplained`). Who has not confirmed yet is not written to anyhow.
   */
  disable: call(`PATCH ${path}/recipient/{id}/disable`, { may })
    .input(z.strictObject({ id: z.coerce.number().pipe(id), disabled: z.boolean().default(true) }))
    .output(recipient),
}
