import { z } from 'zod'
import { minute } from '#contract/durations.ts'

/** Why a letter was not delivered, as stored in the outbox. The texts are in `messages/outbox.ts`. */
export const mailReasons = [
  'unreachable',
  'insecure',
  'loginRefused',
  'senderRefused',
  'deferred',
  'refused',
  'lost',
  'crashed',
  'broken',
] as const
export type MailReason = (typeof mailReasons)[number]

export type Outcome =
  | { state: 'sent' }
  | { state: 'retry' | 'failed' | 'uncertain'; reason: MailReason; words: string }

const smtpError = z.object({
  code: z.string().optional().catch(undefined),
  originalCode: z.string().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
  message: z.string().catch(''),
})

const aboutTheLetter = /^(MAIL FROM|RCPT TO|DATA)/ // other refusals concern our settings, and end when these are corrected
const aboutUs = /relay|authenticat|log ?in/i // replies about a recipient from a server that does not relay for us
const tooLarge = 552
const loginNeeded = 530

/**
 * Interprets the error of a failed attempt. `bodyBegan`: the server may have the whole letter, whatever the
 * error.
 */
export function outcomeOf(error: unknown, bodyBegan: boolean): Outcome {
  const {
    code = '',
    originalCode = '',
    command = '',
    responseCode,
    response,
    message,
  } = smtpError.parse(error)
  const words = serverWords(response ?? message)
  if (code === 'EAUTH') return { state: 'retry', reason: 'loginRefused', words }
  if (code === 'ETLS' || /CERT|TLS|SSL/.test(originalCode) || /STARTTLS/.test(message))
    return { state: 'retry', reason: 'insecure', words }
  if (responseCode && responseCode >= 500 && isSenderRefused(command, responseCode, words))
    return { state: 'retry', reason: 'senderRefused', words }
  if (responseCode && responseCode >= 500 && aboutTheLetter.test(command))
    return { state: 'failed', reason: 'refused', words }
  if (responseCode && responseCode >= 400) return { state: 'retry', reason: 'deferred', words }
  if (bodyBegan) return { state: 'uncertain', reason: 'lost', words }
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return { state: 'failed', reason: 'refused', words }
  return { state: 'retry', reason: 'unreachable', words }
}

// A refused sender or login affects every letter: they wait until the settings are corrected.
function isSenderRefused(command: string, code: number, words: string): boolean {
  if (command.startsWith('MAIL FROM')) return code !== tooLarge
  return command.startsWith('RCPT TO') && (code === loginNeeded || aboutUs.test(words))
}

// Foreign text: reduced to one line without control characters, of limited length.
function serverWords(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .slice(0, 300)
    .toWellFormed()
}

/** Milliseconds to wait after each attempt: three days in total, for a server that fails before a weekend. */
const waits = [0.5, 1, 2, 5, 10, 30, 60, 60, 120, ...Array(17).fill(240)].map(minutes => minutes * minute)

/** Returns when to retry after so many attempts, or null if never. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const wait = waits[attempts - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait)
}
