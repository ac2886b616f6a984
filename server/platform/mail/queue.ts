import type { Context } from '#server/platform/calls/calls.ts'
import { asJson, notify } from '#server/platform/database/database.ts'
import {
  hashOfAddress,
  hostMarkOf,
  type SealedAddress,
} from '#server/platform/sealed-addresses/sealed-addresses.ts'
import type { Letter } from './letter.tsx'
import { type LinkTokens, seal, tokensIn } from './link-token.ts'
import { checkedMailbox, type Mailbox, subjectText } from './mailbox.ts'
import { newMessageId } from './message-id.ts'
import { insertMail } from './queries.ts'
import type { CalendarEntry, StoredAttachment } from './stored.ts'

export interface Mail {
  /** Purpose in one word, shown in the outbox: `contact`, `passwordReset`. */
  purpose: string
  /** Recipient; a sealed address stays sealed and is decrypted only when the letter is sent. */
  to: Mailbox | SealedAddress
  replyTo?: Mailbox
  letter: Letter
  /** Inserted for the letter's placeholders when it is sent, and then deleted: `{ link: token }`. */
  tokens?: LinkTokens
  /** URL, with a placeholder, at which one POST unsubscribes the recipient (RFC 8058). */
  unsubscribe?: string
  /** Address for e-mails that unsubscribe the recipient, with a subject: `mailto:…`. */
  unsubscribeMail?: string
  /** Id by which delivery reports refer to the letter; lower case letters, digits and hyphens. */
  envelopeId?: string
  attachments?: readonly Attachment[]
  calendar?: CalendarEntry
  /** Whether a second copy is harmless: a letter in state uncertain is then sent again automatically. */
  mayRepeat?: boolean
  /** Whether it is one of many letters, which are sent after individual ones. */
  isBulk?: boolean
  /** Name of its list, by which mail programs sort it: `newsletter`. */
  listName?: string
  /** Batch with which it is paused, resumed and stopped; must have been opened by `openBatch`. */
  batch?: string
  /** Key of which at most one letter is ever queued. */
  dedupeKey?: string
}

/** A file attached to a letter. */
export interface Attachment {
  name: string
  /** Media type. */
  type: string
  content: Buffer
}

const mostAttached = 5 * 1024 * 1024 // bytes: mail servers refuse much larger letters

export const mailChannel = 'mail_queued'

type Queueing = Pick<Context, 'db' | 'clock' | 'config' | 'secret'>

/** Puts a letter into the outbox, in the transaction of what it reports; it is sent after the commit. */
export async function queueMail({ db, clock, config, secret }: Queueing, mail: Mail): Promise<void> {
  const { letter, tokens = {}, unsubscribe = null, attachments = [], calendar } = mail
  const messageId = newMessageId(config)
  const replyTo = mail.replyTo ? checkedMailbox(mail.replyTo) : null
  refuseMissingTokens(mail)
  refuseAddressInLetter(mail, secret)
  if (attachments.reduce((sum, { content }) => sum + content.length, 0) > mostAttached)
    throw new Error('The attachments of a letter are too large.')
  await insertMail(db, {
    purpose: mail.purpose,
    language: letter.language,
    ...recipientOf(mail.to, secret),
    replyTo: replyTo?.address ?? null,
    replyToName: replyTo?.name ?? '',
    subject: subjectText(letter.subject),
    text: storable(letter.text),
    html: storable(letter.html),
    unsubscribe,
    unsubscribeMail: mail.unsubscribeMail ?? null,
    envelopeId: mail.envelopeId ?? null,
    attachments: asJson(attachments.map(stored)),
    ...(calendar && { calendar: asJson({ ...calendar, content: storable(calendar.content) }) }),
    sealedTokens: Object.keys(tokens).length === 0 ? null : seal(tokens, messageId, secret),
    messageId,
    dedupeKey: mail.dedupeKey ?? null,
    mayRepeat: mail.mayRepeat ?? false,
    isBulk: mail.isBulk ?? false,
    batch: mail.batch ?? null,
    listName: mail.listName ?? null,
    nextAttemptAt: clock(),
    createdAt: clock(),
  })
  await notify(db, mailChannel, '')
}

function recipientOf(to: Mail['to'], secret: Buffer) {
  if ('address' in to) {
    const { address, name } = checkedMailbox(to)
    return { recipient: address, recipientName: name }
  }
  const { sealed, hash, mask } = to
  const sealedTo = { recipientSealed: sealed, recipientHash: hash, recipientMask: mask }
  return { ...sealedTo, recipientHost: hostMarkOf(secret, to) }
}

function refuseMissingTokens({ letter, unsubscribe = '', tokens = {} }: Mail): void {
  const needed = tokensIn(letter.text, letter.html, unsubscribe)
  if (needed.join() !== Object.keys(tokens).sort().join())
    throw new Error('Each link in a letter needs its token, and each token its link.')
}

/** Throws if the letter contains the sealed address of its recipient. */
function refuseAddressInLetter({ to, letter }: Mail, secret: Buffer): void {
  if ('address' in to) return
  const addresses =
    `${letter.subject}\n${letter.text}\n${letter.html}`.match(
      /(?<![^\s<>"'(),;:=])[^\s<>"'(),;:=]+@[^\s<>"'(),;:]+/g,
    ) ?? []
  if (addresses.some(address => hashOfAddress(secret, address).equals(to.hash)))
    throw new Error('A letter to a sealed address names it.')
}

function stored({ name, type, content }: Attachment): StoredAttachment {
  return { name: storable(name), type, content: content.toString('base64') }
}

// PostgreSQL cannot store NUL or lone surrogates.
function storable(words: string): string {
  return words.replaceAll('\0', '').toWellFormed()
}
