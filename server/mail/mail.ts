import { fail } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { troubleSentence } from '#messages/outbox.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findInOutbox, type OutboxLetter, type OutboxMail, sendAgain } from '#server/platform/mail/mail.ts'
import { isSecretLetter } from '#server/voting/voting.ts'

/** One letter with its words; the token of its link is never shown. Throws `notFound`. */
export async function find(context: Context, id: number) {
  const mail = await found(context, id)
  const shown = await summaryOf(context, mail)
  const isSecret = shown.recipient === null
  const words = isSecret ? { text: '', html: '' } : { text: mail.text, html: mail.html }
  return { ...shown, ...words, replyTo: mail.replyTo }
}

/** Puts a letter on its way again. Throws `notFound`, and `alreadySent` where there is nothing to send. */
export async function sendOnceMore(context: Context, id: number) {
  await found(context, id)
  if (!(await sendAgain(context, id))) throw fail('alreadySent')
  return summaryOf(context, await found(context, id))
}

async function summaryOf(context: Context, mail: OutboxMail): Promise<Summary> {
  const [shown] = await summaries(context, [mail])
  return shown as Summary
}

async function found(context: Context, id: number): Promise<OutboxLetter> {
  const mail = await findInOutbox(context, id)
  if (!mail) throw fail('notFound')
  return mail
}

export type Summary = ReturnType<typeof summary>

/** Letters as staff see them in a list: of those to who votes in secret neither the recipient nor any moment. */
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
    .where(isSecretLetter)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

// The mail server's own words name the address.
function withoutVoter({ trouble, ...mail }: OutboxMail, reader: Language): Summary {
  const moments = { nextAttemptAt: null, sentAt: null, createdAt: null }
  const told = summary({ ...mail, trouble: trouble && { ...trouble, words: '' } }, reader)
  return { ...told, ...moments, recipient: null }
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
