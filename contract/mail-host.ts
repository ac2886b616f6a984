import { cleanKey } from './clean-text.ts'

/** Exactly one e-mail address. */
export const oneAddress =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}.]+(\.[^\s@<>()[\]\\,;:"\p{Cc}.]+)+$/u

/** Before the @, mail servers accept only ASCII letters. */
export const hasAsciiName = (address: string): boolean => /^[\x21-\x7e]+@/.test(address)

/**
 * Returns the mail host of a domain as written in e-mails, without a full stop at its end; null if it is no
 * complete host.
 */
export function hostOf(domain: string): string | null {
  const bare = domain.replace(/\.$/, '')
  // Other parts of a web address, such as a path, are not part of a host; nor are invisible characters.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(bare) || /\p{DI}/u.test(bare)) return null
  const address = `http://${bare}`
  const host = URL.canParse(address) ? new URL(address).hostname : null
  return host && !/^[\d.]+$/.test(host) ? host : null
}

/** Normalises an e-mail address or user name for comparison: all spellings of one mailbox become the same. */
export function comparableAddress(typed: string): string {
  const plain = cleanKey(typed).toLowerCase()
  const at = plain.lastIndexOf('@') + 1
  return at === 0 ? plain : plain.slice(0, at) + (hostOf(plain.slice(at)) ?? plain.slice(at))
}
