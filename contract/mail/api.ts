import { z } from 'zod'
import { call } from '../call.ts'
import { id, moment } from '../fields.ts'
import { anyOf, days, listCall } from '../list.ts'
import { opens } from '../permissions.ts'
import { type StateOf, states } from '../states.ts'
import { mailboxTroubles } from './mailbox-trouble.ts'

/**
 * States of a letter in the outbox. `uncertain`: the process ended, or the connection was lost, after the
 * mail server may have accepted it. The result of an attempt may be reported after another process has given
 * it up.
 */
export const mailStates = states({
  queued: ['sending'],
  sending: ['sent', 'retry', 'failed', 'uncertain'],
  sent: [],
  retry: ['sending', 'sent', 'failed', 'uncertain', 'queued'],
  failed: ['queued'],
  uncertain: ['sent', 'retry', 'failed', 'queued'],
})
export type MailState = StateOf<typeof mailStates>

const outgoing = z.object({
  id,
  purpose: z.string(),
  /** Null for letters to voters of a secret vote, as are all their times. */
  recipient: z.string().nullable(),
  subject: z.string(),
  language: z.enum(['de', 'en']),
  state: z.enum(mailStates.names),
  attempts: z.int(),
  nextAttemptAt: z.string().nullable(),
  sentAt: z.string().nullable(),
  lastError: z.string().nullable(),
  createdAt: z.string().nullable(),
})

const mailbox = z.object({
  /** When it was last read; null: not yet. */
  readAt: moment.nullable(),
  /** Since when and why it cannot be read; null while it can. */
  failedSince: moment.nullable(),
  trouble: z.enum(mailboxTroubles).nullable(),
})
export type Mailbox = z.infer<typeof mailbox>

export const mailApi = {
  list: listCall({
    path: '/backstage/mail',
    may: opens.mail,
    ofPeople: true,
    row: outgoing,
    sort: ['createdAt', 'sentAt', 'recipient', 'subject'],
    filters: { state: anyOf(mailStates.names).optional(), ...days('created') },
  }),
  find: call('GET /backstage/mail/{id}', { may: opens.mail })
    .input(z.strictObject({ id: z.coerce.number().pipe(id) }))
    .output(outgoing.extend({ text: z.string(), html: z.string(), replyTo: z.string().nullable() })),
  /** Returns the status of the mailbox for returned mail; null if none is configured. */
  mailbox: call('GET /backstage/mail/mailbox', { may: opens.mail })
    .input(z.strictObject({}))
    .output(z.object({ mailbox: mailbox.nullable() })),
  sendAgain: call('POST /backstage/mail/{id}/send-again', { may: opens.mail })
    .input(z.strictObject({ id: z.coerce.number().pipe(id) }))
    .output(outgoing),
}
