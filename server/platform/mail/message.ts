import MailComposer from 'nodemailer/lib/mail-composer'
import type { SMTPEnvelope } from 'nodemailer/lib/smtp-connection'
import { type LinkTokens, withTokens } from './link-token.ts'
import type { Mailbox } from './mailbox.ts'
import type { MailRow } from './queries.ts'

/** A letter as handed to the mail server. */
export interface Message {
  envelope: SMTPEnvelope
  bytes: Buffer
}

interface Sending {
  from: Mailbox
  to: Required<Mailbox>
  /** Return address if the letter has an envelope id, for which a star stands. */
  returnTo: string
  tokens: LinkTokens | null
  now: Date
}

type Written = Pick<
  MailRow,
  | 'replyTo'
  | 'replyToName'
  | 'subject'
  | 'text'
  | 'html'
  | 'messageId'
  | 'language'
  | 'unsubscribe'
  | 'unsubscribeMail'
  | 'envelopeId'
  | 'listName'
  | 'attachments'
  | 'calendar'
>

/**
 * Builds the message of an outbox row. Addresses are values, never parsed from texts; no files or URLs are
 * read.
 */
export async function composeMessage(
  mail: Written,
  { from, to, returnTo, tokens, now }: Sending,
): Promise<Message> {
  const composed = new MailComposer({
    from: named(from),
    to: named(to),
    ...(mail.replyTo && { replyTo: named({ name: mail.replyToName, address: mail.replyTo }) }),
    subject: mail.subject,
    text: withTokens(mail.text, tokens),
    html: withTokens(mail.html, tokens),
    messageId: mail.messageId,
    date: now,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.language,
      ...listHeaders(mail),
      ...unsubscribeHeaders(mail, tokens),
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
  const envelope = envelopeOf(mail, composed.getEnvelope(), { to, returnTo })
  return { envelope, bytes: await composed.build() }
}

// RFC 3461: delivery reports contain the envelope id, and only the headers of the letter. The return address
// contains it too, for mail servers without this extension.
function envelopeOf(
  { envelopeId }: Written,
  plain: SMTPEnvelope,
  { to, returnTo }: Pick<Sending, 'to' | 'returnTo'>,
): SMTPEnvelope {
  if (envelopeId === null) return plain
  return {
    ...plain,
    from: returnTo.replace('*', envelopeId),
    dsn: { envid: envelopeId, ret: 'HDRS', notify: ['FAILURE', 'DELAY'], orcpt: `rfc822;${to.address}` },
  }
}

// RFC 2919: a fixed list id, independent of the host of the mail server.
function listHeaders({ listName, messageId }: Written): Record<string, string> {
  const host = messageId.replace(/^.*@|>$/g, '')
  return listName === null ? {} : { 'List-Id': `<${listName}.${host}>` }
}

// RFC 8058: the mail program sends one POST, without confirmation.
function unsubscribeHeaders(
  { unsubscribe, unsubscribeMail }: Written,
  tokens: LinkTokens | null,
): Record<string, string> {
  if (unsubscribe === null) return {}
  return {
    'List-Unsubscribe': [withTokens(unsubscribe, tokens), unsubscribeMail]
      .flatMap(address => (address === null ? [] : `<${address}>`))
      .join(', '),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function named({ name = '', address }: Mailbox) {
  return { name, address }
}
