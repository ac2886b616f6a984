import {
  acceptsNoMail,
  blocked,
  content,
  expired,
  full,
  moved,
  network,
  policy,
  refusedByReader,
  sender,
  spam,
  suspended,
  system,
  tooLarge,
  tooMany,
  unauthenticated,
  unknownHost,
  unknownUser,
} from './phrases.ts'
import { bySystem } from './phrases-by-system.ts'

/** Why a letter was not delivered. */
export type BounceReason =
  | 'unknownUser'
  | 'unknownHost'
  | 'moved'
  | 'acceptsNoMail'
  | 'full'
  | 'suspended'
  | 'refusedByReader'
  | 'sender'
  | 'blocked'
  | 'tooMany'
  | 'spam'
  | 'policy'
  | 'tooLarge'
  | 'content'
  | 'network'
  | 'expired'
  | 'system'
  | 'other'

/** Reasons after which further letters will not arrive either. */
export const lastingReasons: ReadonlySet<BounceReason> = new Set([
  'unknownUser',
  'unknownHost',
  'moved',
  'acceptsNoMail',
])

/** The statement of a mail system, from a report or from the text. */
export interface ServerReply {
  /** Enhanced status code (RFC 3463), such as 5.1.1; empty if missing. */
  status: string
  /** The server's text, on one line. */
  words: string
  /** Whether the text is the reply of an SMTP server. */
  isReply: boolean
  /** The SMTP command that was refused; null if unknown. */
  command: 'MAIL' | 'RCPT' | 'DATA' | null
}

const statusReasons: readonly [RegExp, BounceReason][] = [
  [/^5\.1\.(?:0|1|3|10|351)$/, 'unknownUser'],
  [/^5\.(?:1\.2|4\.4)$/, 'unknownHost'],
  [/^5\.1\.6$/, 'moved'],
  [/^5\.3\.2$/, 'acceptsNoMail'],
  [/^[45]\.1\.(?:7|8)$/, 'sender'],
  [/^[45]\.2\.2$/, 'full'],
  [/^[45]\.(?:2\.1|7\.13)$/, 'suspended'],
  [/^[45]\.(?:2\.3|3\.4)$/, 'tooLarge'],
  [/^[45]\.4\.(?:1|7|316)$/, 'expired'],
  [/^[45]\.6\./, 'content'],
  [/^[45]\.7\./, 'policy'],
  [/^[45]\.4\./, 'network'],
  [/^[45]\.3\./, 'system'],
]

/**
 * Derives the reason from text and code. If they contradict each other, the less permanent reason is
 * returned.
 */
export function reasonOf(given: ServerReply): BounceReason {
  const known = bySystem.find(([pattern]) => pattern.test(given.words))
  if (known) return known[1]
  const reply = { ...given, words: plain(given.words) }
  const { words, status } = reply
  const isTemporary = status.startsWith('4')
  if (full.test(words) || /^[45]\.2\.2$/.test(status)) return 'full'
  if (moved.test(words) || status === '5.1.6') return 'moved'
  if (isAboutUs(reply)) return byWords(words) ?? 'sender'
  if (/^[45]\.2\./.test(status) && suspended.test(words)) return 'suspended'
  if (acceptsNoMail.test(words)) return isTemporary ? 'network' : 'acceptsNoMail'
  if (isUnknownUser(reply)) return 'unknownUser'
  if (suspended.test(words)) return 'suspended'
  if (!isTemporary && !expired.test(words) && unknownHost.test(words)) return 'unknownHost'
  return byWords(words) ?? byStatus(status)
}

/** Whether the text of a notice says that the mailbox exists, but is full or disabled. */
export function isMailboxThere(notice: string): boolean {
  const words = plain(notice)
  return full.test(words) || suspended.test(words)
}

// Removes addresses, and prefixes that servers put before every refusal, because they say nothing about the
// reason.
function plain(words: string): string {
  return words
    .replace(/https?:\/\/\S+/gi, ' ')
    .replace(/(?<![^\s<>()[\]'"])[^\s<>()[\]'"]+@[^\s<>()[\]'"]+/g, ' ')
    .replace(/recipient address rejected: (?=\S)/gi, ' ')
    .replace(/\b5\.1\.0 - unknown address error (?=\S)/gi, ' ')
}

function isAboutUs({ words, status, command }: ServerReply): boolean {
  if (/^[45]\.1\.[78]$/.test(status) || command === 'MAIL') return true
  return (
    sender.test(words) ||
    (/^[45]\.7\./.test(status) &&
      (blocked.test(words) || unauthenticated.test(words)) &&
      !unknownUser.test(words))
  )
}

// Without a status code for it, only a refusal of RCPT means an unknown user: a server that refuses later has
// accepted the recipient, and refuses by a filter.
function isUnknownUser({ words, status, isReply, command }: ServerReply): boolean {
  if (suspended.test(words) && !/^[45]\.1\.1$/.test(status)) return false
  const isUnknown = unknownUser.test(words)
  if (/^5\.1\.(?:0|1|3|10|351)$/.test(status)) return isUnknown || byWords(words) === null
  if (status.startsWith('4')) return isUnknown && status === '4.1.1'
  return isUnknown && (!isReply || command === 'RCPT')
}

function byWords(words: string): BounceReason | null {
  const found: [RegExp, BounceReason][] = [
    [tooLarge, 'tooLarge'],
    [spam, 'spam'],
    [tooMany, 'tooMany'],
    [unauthenticated, 'policy'],
    [blocked, 'blocked'],
    [content, 'content'],
    [policy, 'policy'],
    [expired, 'expired'],
    [network, 'network'],
    [system, 'system'],
    [refusedByReader, 'refusedByReader'],
  ]
  return found.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

function byStatus(status: string): BounceReason {
  return statusReasons.find(([pattern]) => pattern.test(status))?.[1] ?? 'other'
}
