import { cleanKey } from './clean-text.ts'

/** One address, and nothing beside it. */
export const oneAddress =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}.]+(\.[^\s@<>()[\]\\,;:"\p{Cc}.]+)+$/u

/** Before the @, mail servers take no other letters. */
export const hasAsciiName = (address: string): boolean => /^[\x21-\x7e]+@/.test(address)

/** Where mails to a domain go, as it is written in them, without a full stop at its end; null where it is no whole host. */
export function hostOf(domain: string): string | null {
  const bare = domain.replace(/\.$/, '')
  // Whatever else an address of the web may hold, such as a path, is no part of a host; nor is what nobody sees.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(bare) || /\p{DI}/u.test(bare)) return null
  const address = `http://${bare}`
  const host = URL.canParse(address) ? new URL(address).hostname : null
  return host && !/^[\d.]+$/.test(host) ? host : null
}

/** An address, or a name of an account, as two of them are compared: however it is typed, one mailbox is one. */
export function sameAddress(typed: string): string {
  const plain = cleanKey(typed).toLowerCase()
  const at = plain.lastIndexOf('@') + 1
  return at === 0 ? plain : plain.slice(0, at) + (hostOf(plain.slice(at)) ?? plain.slice(at))
}
