import { fail } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { troubleSentence } from '#messages/outbox.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findInOutbox, type OutboxLetter, type OutboxMail, sendAgain } from '#server/platform/mail/mail.ts'
import { secretLetterCondition } from '#server/voting/voting.ts'

/**
 * Returns a letter with its text, without the token of its link; a letter of a secret voting without text.
 * Throws `notFound`.
 */
export async function find(context: Context, id: number) {
  const mail = await requireLetter(context, id)
  const shown = await summaryOf(context, mail)
  const isSecret = shown.recipient === null
  const words = isSecret ? { text: '', html: '' } : { text: mail.text, html: mail.html }
  return { ...shown, ...words, replyTo: mail.replyTo }
}

/** Queues a letter for sending again. Throws `notFound`, and `alreadySent` if it cannot be sent again. */
export async function resendLetter(context: Context, id: number) {
  await requireLetter(context, id)
  if (!(await sendAgain(context, id))) throw fail('alreadySent')
  return summaryOf(context, await requireLetter(context, id))
}

async function summaryOf(context: Context, mail: OutboxMail): Promise<Summary> {
  const [shown] = await summaries(context, [mail])
  return shown as Summary
}

async function requireLetter(context: Context, id: number): Promise<OutboxLetter> {
  const mail = await findInOutbox(context, id)
  if (!mail) throw fail('notFound')
  return mail
}

export type Summary = ReturnType<typeof summary>

/** Summaries of letters for staff; letters of a secret voting without recipient and timestamps. */
export async function summaries(
  { db, language }: Pick<Context, 'db' | 'language'>,
  mails: readonly OutboxMail[],
): Promise<Summary[]> {
  const secret = await findSecret(
    db,
    mails.map(({ id }) => id),
  )
  return mails.map(mail => (secret.has(mail.id) ? withoutVoter : summary)(mail, language))
}

async function findSecret(db: Context['db'], ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('mails')
    .select('id')
    .where('id', 'in', [...ids])
    .where(secretLetterCondition)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

// Removes the text of the mail server as well, because it contains the address.
function withoutVoter({ trouble, ...mail }: OutboxMail, reader: Language): Summary {
  const moments = { nextAttemptAt: null, sentAt: null, createdAt: null }
  const cleaned = summary({ ...mail, trouble: trouble && { ...trouble, words: '' } }, reader)
  return { ...cleaned, ...moments, recipient: null }
}

function summary(mail: OutboxMail, reader: Language) {
  const { id, purpose, subject, language, state, attempts } = mail
  return {
    ...{ id, purpose, subject, language, state, attempts },
    recipient: mail.recipient as string | null,
    nextAttemptAt: mail.nextAttemptAt?.toISOString() ?? null,
    sentAt: mail.sentAt?.toISOString() ?? null,
    lastError: mail.trouble ? troubleSentence(mail.trouble)[reader] : null,
    createdAt: mail.createdAt.toISOString() as string | null,
  }
}
