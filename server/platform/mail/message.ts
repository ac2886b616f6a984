import MailComposer from 'nodemailer/lib/mail-composer'
import type { SMTPEnvelope } from 'nodemailer/lib/smtp-connection'
import { type LinkTokens, withTokens } from './link-token.ts'
import type { Mailbox } from './mailbox.ts'
import type { MailRow } from './queries.ts'

/** A letter as it travels. */
export interface Message {
  envelope: SMTPEnvelope
  bytes: Buffer
}

interface Sending {
  from: Mailbox
  tokens: LinkTokens | null
  now: Date
}

type Written = Pick<
  MailRow,
  | 'recipient'
  | 'recipientName'
  | 'replyTo'
  | 'replyToName'
  | 'subject'
  | 'text'
  | 'html'
  | 'messageId'
  | 'language'
  | 'unsubscribe'
  | 'attachments'
  | 'calendar'
>

/** Builds the message of an outbox row. Addresses are values, never parsed out of texts; nothing is fetched. */
export async function composeMessage(mail: Written, { from, tokens, now }: Sending): Promise<Message> {
  const composed = new MailComposer({
    from: named(from),
    to: named({ name: mail.recipientName, address: mail.recipient }),
    ...(mail.replyTo && { replyTo: named({ name: mail.replyToName, address: mail.replyTo }) }),
    subject: mail.subject,
    text: withTokens(mail.text, tokens),
    html: withTokens(mail.html, tokens),
    messageId: mail.messageId,
    date: now,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.language,
      ...unsubscribing(mail, tokens),
    },
    attachments: mail.attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content, 'base64'),
    })),
    ...(mail.calendar && {
      icalEvent: { filename: mail.language === 'en' ? 'event.ics' : 'termin.ics', ...mail.calendar },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  return { envelope: composed.getEnvelope(), bytes: await composed.build() }
}

// RFC 8058: the mail program sends one POST, which asks nothing back.
function unsubscribing({ unsubscribe }: Written, tokens: LinkTokens | null): Record<string, string> {
  if (unsubscribe === null) return {}
  return {
    'List-Unsubscribe': `<${withTokens(unsubscribe, tokens)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function named({ name = '', address }: Mailbox) {
  return { name, address }
}
