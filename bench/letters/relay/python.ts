import { fileURLToPath } from 'node:url'
import type { Signer } from './opendkim.ts'
import { outputOf } from './programs.ts'

/** A letter from a mailbox file as parsed by Python's `email`. */
export interface ReadLetter {
  file: string
  /** Bytes. */
  size: number
  from: string
  to: string
  subject: string
  /** By their lower-case names. */
  headers: Record<string, string>
  defects: string[]
  /** Bytes; a line may have 998 of them (RFC 5322). */
  longestLine: number
  /** `valid`, or what is wrong with the signature; null if there is none. */
  signature: string | null
  /** The headers of `guarded` that nobody can change without breaking the signature. */
  covered: string[]
  text: string
  html: string
  attachments: string[]
}

/** Headers that a signature has to cover (RFC 6376), and those of letters to many (RFC 8058). */
export const guarded = {
  always: ['from', 'to', 'subject', 'date', 'message-id'],
  ofLists: ['list-id', 'list-unsubscribe', 'list-unsubscribe-post'],
}

const script = fileURLToPath(new URL('read_letters.py', import.meta.url))

export async function readLetters(
  files: readonly string[],
  { record }: Pick<Signer, 'record'>,
): Promise<ReadLetter[]> {
  if (files.length === 0) return []
  // Debian's own Python, which has Debian's packages.
  const output = await outputOf(
    '/usr/bin/python3',
    [script, record.name, record.value, ...Object.values(guarded).flat()],
    { input: files.join('\n') },
  )
  return JSON.parse(output) as ReadLetter[]
}

/** Returns the defects that a standards-compliant mail program would have problems with. */
export function problemsIn(letter: ReadLetter): string[] {
  const { defects, headers, from, to, subject, text, html, longestLine } = letter
  const wanted = ['from', 'to', 'subject', 'date', 'message-id', 'mime-version']
  return [
    ...defects,
    ...wanted.filter(name => !headers[name]).map(name => `no ${name}`),
    ...(/=\?|\ufffd/.test(`${from}${to}${subject}`) ? ['a header is not decoded'] : []),
    ...(/\ufffd/.test(text + html) ? ['a sign is lost'] : []),
    ...(text.trim() === '' ? ['no text'] : []),
    ...(html === '' || html.includes('<html') ? [] : ['no HTML']),
    ...(longestLine > 998 ? [`a line of ${longestLine} bytes`] : []),
  ]
}
