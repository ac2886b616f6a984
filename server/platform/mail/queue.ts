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
  /** What it is about, in one word, as staff see it in the outbox: `contact`, `passwordReset`. */
  purpose: string
  /** Somebody whose address is opened only where the letter is handed over is given as it is kept. */
  to: Mailbox | SealedAddress
  replyTo?: Mailbox
  letter: Letter
  /** Put in for the placeholders of the letter when it is sent, and forgotten then: `{ link: token }`. */
  tokens?: LinkTokens
  /** The address, with a placeholder, at which one POST ends what the letter belongs to (RFC 8058). */
  unsubscribe?: string
  /** An address for mails that end it, with a subject: `mailto:…`. */
  unsubscribeMail?: string
  /** The name by which reports of mail systems tell the letter; small letters, digits and hyphens. */
  envelopeId?: string
  attachments?: readonly Attachment[]
  calendar?: CalendarEntry
  /** True where a second copy harms nobody: an uncertain letter is then sent once more by itself. */
  mayRepeat?: boolean
  /** One of many of its kind: letters that somebody waits for are sent before. */
  isBulk?: boolean
  /** The list it belongs to, by whose name mail programs file it: `newsletter`. */
  listName?: string
  /** What it is paused, resumed and stopped with; opened before by `openBatch`. */
  batch?: string
  /** At most one letter ever with this key. */
  dedupeKey?: string
}

/** A file that comes with a letter. */
export interface Attachment {
  name: string
  /** Its media type. */
  type: string
  content: Buffer
}

const mostAttached = 5 * 1024 * 1024 // bytes: mail servers refuse much larger letters

export const mailChannel = 'mail_queued'

type Queueing = Pick<Context, 'db' | 'clock' | 'config' | 'secret'>

/** Puts a letter into the outbox, in the transaction of the fact it tells; it is sent once that commits. */
export async function queueMail({ db, clock, config, secret }: Queueing, mail: Mail): Promise<void> {
  const { letter, tokens = {}, unsubscribe = null, attachments = [], calendar } = mail
  const messageId = newMessageId(config)
  const replyTo = mail.replyTo ? checkedMailbox(mail.replyTo) : null
  refuseMissingTokens(mail)
  refuseNamed(mail, secret)
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

/** What is sealed must not stand in the letter: whoever wrote it knows the address as it was typed. */
function refuseNamed({ to, letter }: Mail, secret: Buffer): void {
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

// PostgreSQL knows no NUL, and half of a surrogate pair is no character.
function storable(words: string): string {
  return words.replaceAll('\0', '').toWellFormed()
}
