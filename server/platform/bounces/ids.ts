import type { ReadMail } from './parts.ts'

/** What may tell which letter a mail is about. None of it is believed before it was found among the letters we sent. */
export interface BounceIds {
  /** As it was given to the mail server (RFC 3461). */
  envelopeId: string | null
  /** Of the letter that was returned, and those that the mail answers; without their brackets. */
  messageIds: readonly string[]
  /** To whom the mail was sent, for tokens in return addresses. */
  sentTo: readonly string[]
  subject: string
}

/** What a mail names, wherever it stands. */
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
