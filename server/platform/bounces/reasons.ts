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

/** Why a letter was not delivered, as far as its reader is concerned. */
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

/** Those after which no other letter will arrive either. */
export const lastingReasons: ReadonlySet<BounceReason> = new Set([
  'unknownUser',
  'unknownHost',
  'moved',
  'acceptsNoMail',
])

/** What a mail system said, as it stands in its report or among its words. */
export interface Said {
  /** The enhanced code (RFC 3463), such as 5.1.1; empty where there is none. */
  status: string
  /** The server's own words, on one line. */
  words: string
  /** Whether these are the words of a server that was asked over SMTP. */
  isReply: boolean
  /** Which command they answer, where that is told. */
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

/** What the words and the code come to. Where they differ, what is less certain to last counts. */
export function reasonOf(given: Said): BounceReason {
  const known = bySystem.find(([pattern]) => pattern.test(given.words))
  if (known) return known[1]
  const said = { ...given, words: plain(given.words) }
  const { words, status } = said
  const isTemporary = status.startsWith('4')
  if (full.test(words) || /^[45]\.2\.2$/.test(status)) return 'full'
  if (moved.test(words) || status === '5.1.6') return 'moved'
  if (isAboutUs(said)) return byWords(words) ?? 'sender'
  if (/^[45]\.2\./.test(status) && suspended.test(words)) return 'suspended'
  if (acceptsNoMail.test(words)) return isTemporary ? 'network' : 'acceptsNoMail'
  if (isUnknownUser(said)) return 'unknownUser'
  if (suspended.test(words)) return 'suspended'
  if (!isTemporary && !expired.test(words) && unknownHost.test(words)) return 'unknownHost'
  return byWords(words) ?? byStatus(status)
}

/** Whether a notice in words tells of a mailbox that is there, but full or closed. */
export function saysItIsThere(notice: string): boolean {
  const words = plain(notice)
  return full.test(words) || suspended.test(words)
}

// Addresses of all kinds say nothing about what happened, nor does what servers put before each refusal.
function plain(words: string): string {
  return words
    .replace(/https?:\/\/\S+/gi, ' ')
    .replace(/(?<![^\s<>()[\]'"])[^\s<>()[\]'"]+@[^\s<>()[\]'"]+/g, ' ')
    .replace(/recipient address rejected: (?=\S)/gi, ' ')
    .replace(/\b5\.1\.0 - unknown address error (?=\S)/gi, ' ')
}

function isAboutUs({ words, status, command }: Said): boolean {
  if (/^[45]\.1\.[78]$/.test(status) || command === 'MAIL') return true
  return (
    sender.test(words) ||
    (/^[45]\.7\./.test(status) &&
      (blocked.test(words) || unauthenticated.test(words)) &&
      !unknownUser.test(words))
  )
}

// Without a code that says so, a server that knows no such user says it when it is told the recipient. Who says it later
// has taken the letter first, and refuses it by a filter.
function isUnknownUser({ words, status, isReply, command }: Said): boolean {
  if (suspended.test(words) && !/^[45]\.1\.1$/.test(status)) return false
  const says = unknownUser.test(words)
  if (/^5\.1\.(?:0|1|3|10|351)$/.test(status)) return says || byWords(words) === null
  if (status.startsWith('4')) return says && status === '4.1.1'
  return says && (!isReply || command === 'RCPT')
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
