import { spamLimit, spamScore } from '#contract/contact/contact.ts'
import type { FormAdditions } from '#contract/form.ts'
import { contactLetterTexts as texts } from '#messages/contact.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { type KeptForm, notifyStaff, type VisitorsForm } from '#server/platform/forms/forms.ts'
import { insertMessage } from './queries.ts'

const common = { table: 'contactMessages', addressLimit: 'contactAddress' } as const
type Form = VisitorsForm

export const contactForm: Form = { ...common, call: 'contact.send', consent: 'contact' }
export const barrierForm: Form = { ...common, call: 'contact.reportBarrier', consent: 'barrier' }

type Message = FormAdditions & { name: string; email: string; message: string; page?: string }

/**
 * Stores a visitor's message, or a report of what they cannot use on the website, and sends it to the
 * institute.
 */
export async function keepMessage(sent: Message, context: Context): Promise<KeptForm<undefined>> {
  const { name, email, message, page: barrierPage = null } = sent
  const score = spamScore(sent)
  await notifyStaff(context, {
    purpose: 'contact',
    subject: (barrierPage === null ? texts.subject : texts.barrierSubject)(name),
    why: texts.why,
    from: { name, email },
    rows: barrierPage === null ? [] : [[texts.barrierPage, barrierPage]],
    message,
    isSpam: score >= spamLimit,
  })
  const subject = await insertMessage(context, { name, email, message, barrierPage, score })
  return { subject, answer: undefined }
}
