import { oneLine, type ReadMail } from './parts.ts'
import type { ServerReply } from './reasons.ts'

/** Returns a server's statement: from a diagnostic field, or from the surrounding text. */
export function serverReplyIn(diagnostic: string, status: string, mail: ReadMail): ServerReply {
  const own = diagnostic.replace(/^([a-z0-9_-]+) ?; ?/i, '')
  const isVague = own.length < 12 || !/[a-z]{3}/i.test(own)
  const text = isVague ? `${own} ${replyIn(mail.words)}`.trim() : own
  // A diagnostic field of another type than SMTP holds a text of the reporting system.
  const isReply = isVague ? replyStart.test(text) : !/^x-/i.test(diagnostic) || replyStart.test(own)
  return { status: statusOf(status, text), words: text.slice(0, 4000), isReply, command: commandOf(mail) }
}

const replyStart = /(?<![\d.:[-])[45]\d\d[ -]#?(?=[^\d\s]|[45]\.\d)|ERROR_CODE ?:[45]/
const codeStart = /(?<![\d.:[-])[45]\.\d\.\d{1,3} (?=\S)/

/** Returns the text from a server's first reply up to its next one; the whole text without a reply. */
function replyIn(words: string): string {
  const line = oneLine(words)
  const start = [replyStart, codeStart].find(pattern => pattern.test(line))
  if (!start) return line
  const rest = line.slice(line.search(start)).slice(0, 600)
  const [first] = start.exec(rest) ?? ['']
  const next = [...rest.matchAll(new RegExp(start, 'g'))].find(
    ([found]) => found.slice(0, 5) !== first.slice(0, 5),
  )
  return rest.slice(0, next?.index ?? rest.length)
}

// A code in the text is preferred to a missing code or one that ends in zeros.
function statusOf(status: string, text: string): string {
  const inWords = statusIn(
    /\b[45]\d\d[ -]?#?([45]\.\d{1,3}\.\d{1,3})\b/.exec(text)?.[1] ??
      /ERROR_CODE ?:([45]\.\d{1,3}\.\d{1,3})\b/.exec(text)?.[1] ??
      /(?:^|[ (#'])([45]\.\d\.\d{1,3})\b/.exec(text)?.[1] ??
      '',
  )
  const isVague = status === '' || /^[45]\.0\.0$/.test(status)
  return isVague && inWords ? inWords : status
}

/** Returns the enhanced status code in a field; empty if there is none. */
export function statusIn(field: string): string {
  return /[245]\.\d{1,3}\.\d{1,3}/.exec(field)?.[0] ?? ''
}

/** Returns the refused SMTP command, if the text or a header names it. */
function commandOf({ words, headers }: ReadMail): ServerReply['command'] {
  const line = oneLine(words)
  const [, name = ''] =
    /(?:in (?:reply|response) to|after|in|>>>|did not like our|response to|most progress was) (?:the |end of |sending |final |pipelined )*(MAIL|RCPT|DATA)\b/i.exec(
      line,
    ) ?? []
  if (name !== '') return name.toUpperCase() as ServerReply['command']
  const isAtRecipient =
    /\[RCPT_TO\]|SMTP:RCPT/i.test(line) ||
    headers.has('x-nai-header') ||
    /@messagelabs\.com/i.test(headers.get('from') ?? '')
  return isAtRecipient ? 'RCPT' : null
}
