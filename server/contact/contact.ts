import { type BarrierReport, type ContactMessage, spamLimit, spamScore } from '#contract/contact/contact.ts'
import type { Language } from '#contract/language.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { isRepeat } from '#server/platform/calls/repeats.ts'
import { mailboxOf, queueMail } from '#server/platform/mail/mail.ts'
import { contactLetter } from './mails.tsx'
import { insertMessage } from './queries.ts'

const staffLanguage: Language = 'de'

/**
 * Keeps a visitor's message and writes it to the institute. Sent twice within a day it is one message, and what fell
 * into the trap is none; the answer never differs. Throws `tooMany`.
 */
export async function send(context: Context, message: ContactMessage): Promise<undefined> {
  await receive(context, 'contact.send', message)
}

/** The same for what somebody cannot use on the website. */
export async function reportBarrier(context: Context, report: BarrierReport): Promise<undefined> {
  await receive(context, 'contact.reportBarrier', report)
}

type Message = ContactMessage & { page?: string }

async function receive(context: Context, call: string, message: Message): Promise<void> {
  const { website, seconds, email, ...fields } = message
  await context.limits.take('contactAddress', email)
  if (website) return
  if (await isRepeat(context, call, email, fields)) return
  const score = spamScore(message)
  await insertMessage(context.db, { message, language: context.language, score, now: context.clock() })
  await tellInstitute(context, message, score >= spamLimit)
}

async function tellInstitute(context: Context, message: Message, isSpam: boolean): Promise<void> {
  const { config, language, clock } = context
  const facts = { message, sentIn: language, receivedAt: clock(), isSpam, baseUrl: config.baseUrl }
  await queueMail(context, {
    purpose: 'contact',
    to: mailboxOf(config.mailTo),
    replyTo: { name: message.name, address: message.email },
    letter: contactLetter(staffLanguage, facts),
  })
}
