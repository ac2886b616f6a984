import MailComposer from 'nodemailer/lib/mail-composer'
import type { SMTPEnvelope } from 'nodemailer/lib/smtp-connection'
import { withToken } from './link-token.ts'
import type { Mailbox } from './mailbox.ts'
import type { MailRow } from './queries.ts'

/** A letter as it travels. */
export interface Message {
  envelope: SMTPEnvelope
  bytes: Buffer
}

interface Sending {
  from: Mailbox
  token: string | null
  now: Date
}

/** Builds the message of an outbox row. Addresses are values, never parsed out of texts; nothing is fetched. */
export async function composeMessage(mail: MailRow, { from, token, now }: Sending): Promise<Message> {
  const composed = new MailComposer({
    from: named(from),
    to: named({ name: mail.recipientName, address: mail.recipient }),
    ...(mail.replyTo && { replyTo: named({ name: mail.replyToName, address: mail.replyTo }) }),
    subject: mail.subject,
    text: withToken(mail.text, token),
    html: withToken(mail.html, token),
    messageId: mail.messageId,
    date: now,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  return { envelope: composed.getEnvelope(), bytes: await composed.build() }
}

function named({ name = '', address }: Mailbox) {
  return { name, address }
}
