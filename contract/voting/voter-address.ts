import { comparableAddress, hasAsciiName, hostOf, oneAddress } from '../mail-host.ts'
import type { VoteReason } from './reasons.ts'
import type { VotingRules } from './rules.ts'

const longest = 254 // RFC 5321 §4.5.3.1.3
const longestLocal = 64 // RFC 5321 §4.5.3.1.1
const shortest = 6 // a@b.de

// Top-level names that no mail can reach: RFC 2606 and RFC 6761.
const reserved = new Set(['invalid', 'test', 'example', 'localhost', 'local', 'onion'])

/** Returns the problem of an e-mail address that was typed, or null. */
export function problemOfAddress(address: string): VoteReason | null {
  if (address === '') return 'emailRequired'
  if (address.length > longest) return 'emailTooLong'
  if (!oneAddress.test(address) || !hasAsciiName(address)) return 'invalidEmailFormat'
  const { local, domain } = partsOf(address)
  if (address.length < shortest || local.length > longestLocal) return 'invalidEmailLength'
  const ascii = hostOf(domain)
  if (ascii === null) return 'emailValidationError'
  return reserved.has(ascii.split('.').at(-1) ?? '') ? 'invalidEmail' : null
}

// Addresses that providers deliver to one mailbox. Gmail ignores dots and what follows a plus sign
// (support.google.com/mail/answer/7436150); the others only the latter (Microsoft 365 "plus addressing",
// Fastmail and Proton "+ aliases", iCloud). Elsewhere both may belong to another person.
const ignoresDots = new Set(['gmail.com', 'googlemail.com'])
const ignoresTags = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'outlook.de', 'hotmail.com', 'hotmail.de', 'live.com'],
  ...['live.de', 'msn.com', 'fastmail.com', 'proton.me', 'protonmail.com', 'pm.me', 'icloud.com', 'me.com'],
])
const sameMailboxes: Readonly<Record<string, string>> = {
  ...{ 'googlemail.com': 'gmail.com', 'protonmail.com': 'proton.me', 'pm.me': 'proton.me' },
  'me.com': 'icloud.com',
}

/** Normalises an address for comparison: one mailbox is one voter. */
export function mailboxKeyOf(address: string): string {
  const { local, domain } = partsOf(comparableAddress(address))
  const host = hostOf(domain) ?? domain
  const untagged = ignoresTags.has(host) ? (local.split('+')[0] ?? local) : local
  const plain = ignoresDots.has(host) ? untagged.replaceAll('.', '') : untagged
  return `${plain}@${sameMailboxes[host] ?? host}`
}

/**
 * Same as `mailboxKeyOf` for a voter: if only addresses of some domains may vote, the holder of one could
 * write it with any number of tags. Dots stay: `j.doe` and `jdoe` are two people at many organisations.
 */
export function voterKeyOf(address: string, way: VotingRules['way']): string {
  const key = mailboxKeyOf(address)
  if (way !== 'domains') return key
  const { local, domain } = partsOf(key)
  return `${local.split('+')[0] ?? local}@${domain}`
}

/** Whether an address belongs to one of these domains; a subdomain is a different domain. */
export function isOfDomain(address: string, domains: readonly string[]): boolean {
  return domains.includes(hostOf(partsOf(address).domain) ?? '')
}

function partsOf(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf('@')
  return { local: address.slice(0, at), domain: address.slice(at + 1) }
}
