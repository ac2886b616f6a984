import { randomUUID } from 'node:crypto'
import type { Context } from '#server/platform/calls/calls.ts'
import { notify } from '#server/platform/database/database.ts'
import type { Letter } from './letter.tsx'
import { linkToken, seal } from './link-token.ts'
import { checkedMailbox, type Mailbox, subjectText } from './mailbox.ts'
import { insertMail } from './queries.ts'

export interface Mail {
  /** What it is about, in one word, as staff see it in the outbox: `contact`, `passwordReset`. */
  purpose: string
  to: Mailbox
  replyTo?: Mailbox
  letter: Letter
  /** Put in for `linkToken` when the letter is sent, and forgotten then. */
  token?: string
  /** True where a second copy harms nobody: an uncertain letter is then sent once more by itself. */
  mayRepeat?: boolean
  /** At most one letter ever with this key. */
  dedupeKey?: string
}

export const mailChannel = 'mail_queued'

type Queueing = Pick<Context, 'db' | 'clock' | 'config' | 'secret'>

/** Puts a letter into the outbox, in the transaction of the fact it tells; it is sent once that commits. */
export async function queueMail({ db, clock, config, secret }: Queueing, mail: Mail): Promise<void> {
  const { letter, token } = mail
  const messageId = `<${randomUUID()}@${new URL(config.baseUrl).hostname}>`
  const to = checkedMailbox(mail.to)
  const replyTo = mail.replyTo ? checkedMailbox(mail.replyTo) : null
  if ((token === undefined) === letter.html.includes(linkToken))
    throw new Error('A link in a letter needs its token.')
  await insertMail(db, {
    purpose: mail.purpose,
    language: letter.language,
    recipient: to.address,
    recipientName: to.name,
    replyTo: replyTo?.address ?? null,
    replyToName: replyTo?.name ?? '',
    subject: subjectText(letter.subject),
    text: storable(letter.text),
    html: storable(letter.html),
    sealedToken: token === undefined ? null : seal(token, messageId, secret),
    messageId,
    dedupeKey: mail.dedupeKey ?? null,
    mayRepeat: mail.mayRepeat ?? false,
    nextAttemptAt: clock(),
    createdAt: clock(),
  })
  await notify(db, mailChannel, '')
}

// PostgreSQL knows no NUL, and half of a surrogate pair is no character.
function storable(words: string): string {
  return words.replaceAll('\0', '').toWellFormed()
}
