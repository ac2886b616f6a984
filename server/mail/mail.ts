import { fail } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { troubleSentence } from '#messages/outbox.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findInOutbox, type OutboxLetter, type OutboxMail, sendAgain } from '#server/platform/mail/mail.ts'

/** One letter with its words; the token of its link is never shown. Throws `notFound`. */
export async function find({ db, language }: Context, id: number) {
  const mail = await found(db, id)
  return { ...summary(mail, language), text: mail.text, html: mail.html, replyTo: mail.replyTo }
}

/** Puts a letter on its way again. Throws `notFound`, and `alreadySent` where there is nothing to send. */
export async function sendOnceMore(context: Context, id: number) {
  await found(context.db, id)
  if (!(await sendAgain(context, id))) throw fail('alreadySent')
  return summary(await found(context.db, id), context.language)
}

async function found(db: Context['db'], id: number): Promise<OutboxLetter> {
  const mail = await findInOutbox(db, id)
  if (!mail) throw fail('notFound')
  return mail
}

/** A letter as staff see it in a list. */
export function summary(mail: OutboxMail, reader: Language) {
  const { id, purpose, recipient, subject, language, state, attempts } = mail
  return {
    id,
    purpose,
    recipient,
    subject,
    language,
    state,
    attempts,
    nextAttemptAt: mail.nextAttemptAt?.toISOString() ?? null,
    sentAt: mail.sentAt?.toISOString() ?? null,
    lastError: mail.trouble ? troubleSentence(mail.trouble)[reader] : null,
    createdAt: mail.createdAt.toISOString(),
  }
}
