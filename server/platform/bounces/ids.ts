import type { ReadMail } from './parts.ts'

/**
 * What may identify the letter that a mail is about. None of it is trusted until it matches a letter of this
 * site.
 */
export interface BounceIds {
  /** As passed to the mail server (RFC 3461). */
  envelopeId: string | null
  /** Message-IDs of the returned letter and of those that the mail replies to, without angle brackets. */
  messageIds: readonly string[]
  /** Recipients of the mail, for tokens in return addresses. */
  sentTo: readonly string[]
  subject: string
}

/** Collects the ids from all parts of a mail. */
export function idsOf({ headers, status, original, feedback, words }: ReadMail): BounceIds {
  const about = status?.find(block => block.has('original-envelope-id'))
  const texts = [
    /"Message-ID","value":"(<[^<>"\s]{3,200}>)"/i.exec(words)?.[1],
    /^message-id:[ \t\n]*(<[^<>\s]{3,200}>)/im.exec(original)?.[1],
    headers.get('in-reply-to'),
    headers.get('references'),
  ]
  const found = texts.flatMap(text =>
    [...(text ?? '').matchAll(/<([^<>\s]{3,200})>/g)].map(([, id = '']) => id),
  )
  const to = ['to', 'delivered-to', 'x-original-to', 'envelope-to'].flatMap(name =>
    addressesIn(headers.get(name) ?? ''),
  )
  return {
    envelopeId:
      about?.get('original-envelope-id')?.slice(0, 100) ??
      feedback?.get('original-envelope-id')?.slice(0, 100) ??
      null,
    messageIds: [...new Set(found)].slice(0, 20),
    sentTo: [...new Set(to)].slice(0, 20),
    subject: (headers.get('subject') ?? '').slice(0, 200),
  }
}

function addressesIn(text: string): string[] {
  return [...text.slice(0, 2000).matchAll(/[^\s<>(),;:"[\]@]{1,64}@[a-z0-9.-]{1,253}/gi)].map(
    ([address]) => address,
  )
}
