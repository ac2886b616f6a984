import { oneLine, type ReadMail } from './parts.ts'
import type { Said } from './reasons.ts'

/** What a server said: in a field of its own, which tells no command, or among the words around it. */
export function saidIn(diagnostic: string, told: string, mail: ReadMail): Said {
  const own = diagnostic.replace(/^([a-z0-9_-]+) ?; ?/i, '')
  const isVague = own.length < 12 || !/[a-z]{3}/i.test(own)
  const text = isVague ? `${own} ${replyIn(mail.words)}`.trim() : own
  // A field that names another kind of code than SMTP's holds the words of the system itself.
  const isReply = isVague ? replyStart.test(text) : !/^x-/i.test(diagnostic) || replyStart.test(own)
  return { status: statusOf(told, text), words: text.slice(0, 4000), isReply, command: commandOf(mail) }
}

const replyStart = /(?<![\d.:[-])[45]\d\d[ -]#?(?=[^\d\s]|[45]\.\d)|ERROR_CODE ?:[45]/
const codeStart = /(?<![\d.:[-])[45]\.\d\.\d{1,3} (?=\S)/

/** The words from a server's first reply to its next one, or all where it gave none. */
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

// A code among the words tells more than one that ends in zeros, or than that time has run out.
function statusOf(told: string, text: string): string {
  const inWords = statusIn(
    /\b[45]\d\d[ -]?#?([45]\.\d{1,3}\.\d{1,3})\b/.exec(text)?.[1] ??
      /ERROR_CODE ?:([45]\.\d{1,3}\.\d{1,3})\b/.exec(text)?.[1] ??
      /(?:^|[ (#'])([45]\.\d\.\d{1,3})\b/.exec(text)?.[1] ??
      '',
  )
  const isVague = told === '' || /^[45]\.0\.0$/.test(told)
  return isVague && inWords ? inWords : told
}

/** The enhanced code in a field; empty where there is none. */
export function statusIn(field: string): string {
  return /[245]\.\d{1,3}\.\d{1,3}/.exec(field)?.[0] ?? ''
}

/** Which command was refused, as it stands beside the words. */
function commandOf({ words, headers }: ReadMail): Said['command'] {
  const line = oneLine(words)
  const [, name = ''] =
    /(?:in (?:reply|response) to|after|in|>>>|did not like our|response to|most progress was) (?:the |end of |sending |final |pipelined )*(MAIL|RCPT|DATA)\b/i.exec(
      line,
    ) ?? []
  if (name !== '') return name.toUpperCase() as Said['command']
  const isAtRecipient =
    /\[RCPT_TO\]|SMTP:RCPT/i.test(line) ||
    headers.has('x-nai-header') ||
    /@messagelabs\.com/i.test(headers.get('from') ?? '')
  return isAtRecipient ? 'RCPT' : null
}
