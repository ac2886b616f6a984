import { z } from 'zod'
import { call } from '../call.ts'
import { id, list } from '../fields.ts'
import { opens } from '../permissions.ts'

export const mailStates = ['queued', 'sending', 'sent', 'retry', 'failed', 'uncertain'] as const

const outgoing = z.object({
  id,
  purpose: z.string(),
  recipient: z.string(),
  subject: z.string(),
  language: z.enum(['de', 'en']),
  state: z.enum(mailStates),
  attempts: z.int(),
  nextAttemptAt: z.string().nullable(),
  sentAt: z.string().nullable(),
  lastError: z.string().nullable(),
  createdAt: z.string(),
})

export const mailApi = {
  list: call('GET /backstage/mail', { may: opens.mail })
    .input(
      z.strictObject({
        page: z.coerce.number().pipe(z.int().min(1).max(100_000)).default(1),
        limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(25),
        state: z.enum(mailStates).optional(),
      }),
    )
    .output(list(outgoing)),
  find: call('GET /backstage/mail/{id}', { may: opens.mail })
    .input(z.strictObject({ id: z.coerce.number().pipe(id) }))
    .output(outgoing.extend({ text: z.string(), html: z.string(), replyTo: z.string().nullable() })),
  sendAgain: call('POST /backstage/mail/{id}/send-again', { may: opens.mail })
    .input(z.strictObject({ id: z.coerce.number().pipe(id) }))
    .output(outgoing),
}
