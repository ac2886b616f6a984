import { Parser } from 'htmlparser2'
import PostalMime, { type Attachment, type Email } from 'postal-mime'

/** The parts of a mail that are read to find out whether it is about a letter of this site. */
export interface ReadMail {
  /** Unfolded, the first of each name, by lower-case name. */
  headers: ReadonlyMap<string, string>
  /** Readable text, without the returned letter. */
  words: string
  /** The fields of `message/delivery-status`, one block per recipient; the first is about the letter. */
  status: readonly Fields[] | null
  /** The fields of `message/feedback-report`. */
  feedback: Fields | null
  /** The beginning of the returned letter, empty if there is none. */
  original: string
}

/** Fields by lower-case names. */
export type Fields = ReadonlyMap<string, string>

const longest = 256 * 1024 // bytes: reports precede the returned letter
const limits = { maxNestingDepth: 20, maxHeadersSize: 128 * 1024, maxRfc822NestingDepth: 0 }

/** Parses the beginning of a mail; returns null if it is not one. Never throws. */
export async function readParts(bytes: Uint8Array): Promise<ReadMail | null> {
  const text = Buffer.from(bytes.subarray(0, longest)).toString('latin1')
  // Some systems end lines with CR only, and begin with an empty line.
  const lines = text.replaceAll('\0', '').replace(/\r\n?/g, '\n').replace(/^\n+/, '')
  try {
    const mail = await PostalMime.parse(Buffer.from(lines, 'latin1'), {
      ...limits,
      forceRfc822Attachments: true,
    })
    return partsOf(mail, lines.slice(lines.indexOf('\n\n') + 1))
  } catch {
    return null
  }
}

function partsOf(mail: Email, body: string): ReadMail {
  const headers = firstOf(mail.headers.map(({ key, value }) => [key, value]))
  const [shown, quoted] = split(`${mail.text ?? ''}\n${mail.text ? '' : withoutTags(mail.html ?? '')}`)
  const report = textOf(mail, 'message/delivery-status', 'message/global-delivery-status')
  const feedback = textOf(mail, 'message/feedback-report')
  const returned = textOf(mail, 'message/rfc822', 'message/global', 'text/rfc822-headers', 'text/rfc822')
  return {
    headers,
    // A body without recognisable parts is read as plain text.
    words: shown.trim() === '' && report === null ? split(body)[0] : shown,
    status: report === null ? blocksIn(shown) : blocksOf(report),
    feedback: feedback === null ? null : fieldsOf(feedback),
    original: returned ?? quoted,
  }
}

function textOf({ attachments }: Email, ...types: string[]): string | null {
  const found = attachments.filter(({ mimeType }) => types.includes(mimeType))
  return found.length === 0 ? null : found.map(contentOf).join('\n\n')
}

function contentOf({ content }: Attachment): string {
  const bytes = Buffer.from(content as ArrayBuffer)
  // Reports of Japanese systems name no character set.
  const text = bytes.includes('\x1b$') ? new TextDecoder('iso-2022-jp').decode(bytes) : bytes.toString('utf8')
  return text.replace(/\r\n?/g, '\n')
}

// Without a part for the returned letter, it follows below the text.
const beginnings =
  /^(?:[-=_* >]*(?:below this line|original message|returned message|message headers? follow|unsent message|this is a copy of|here is a copy|copy of (?:the|your) message|original mail|transcript of the original)[^\n]*|(?:received|return-path|x-originating-ip|delivered-to): .*)$/im

function split(text: string): [string, string] {
  const at = text.search(beginnings)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}

/** Finds delivery status fields within the text, as written by gateways that take mails apart. */
function blocksIn(words: string): Fields[] | null {
  const at = words.search(/^(?:final|original)-recipient:/im)
  return at < 0 ? null : [new Map(), fieldsOf(words.slice(at))]
}

function blocksOf(report: string): Fields[] {
  return report
    .split(/\n[ \t]*\n/)
    .slice(0, 50)
    .map(fieldsOf)
    .filter(({ size }) => size > 0)
}

export function fieldsOf(block: string): Fields {
  const unfolded = block.replace(/\n[ \t]+/g, ' ')
  return firstOf(
    unfolded.split('\n').flatMap(line => {
      const [, name, value] = /^([a-z][a-z0-9-]*)[ \t]*:[ \t]*([^\n]*)$/i.exec(line) ?? []
      return name && value !== undefined ? [[name.toLowerCase(), value.trim()]] : []
    }),
  )
}

function firstOf(pairs: readonly (readonly string[])[]): Map<string, string> {
  const fields = new Map<string, string>()
  for (const [name = '', value = ''] of pairs) if (!fields.has(name)) fields.set(name, value)
  return fields
}

/** Returns the text of an HTML body, one line per block. */
function withoutTags(html: string): string {
  const words: string[] = []
  let hidden = 0
  const parser = new Parser({
    onopentag(name) {
      hidden += Number(hiddenTags.has(name))
    },
    ontext(text) {
      if (hidden === 0) words.push(text)
    },
    onclosetag(name) {
      hidden -= Number(hiddenTags.has(name))
      words.push(blockTags.has(name) ? '\n' : ' ')
    },
  })
  parser.end(html)
  return words.join('')
}

const hiddenTags = new Set(['style', 'script', 'head'])
const blockTags = new Set(['p', 'div', 'tr', 'td', 'li', 'br', 'h1', 'h2', 'h3'])

/** Puts foreign text on one line, without control characters. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
