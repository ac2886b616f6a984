import { z } from 'zod'
import { phoneAddress } from './phone.ts'

const longest = 500

/** Whether an address is a path of this site, or http, https, mailto or tel: nothing that runs a script. */
export function isSafeAddress(address: string): boolean {
  if (/[\p{Cc}\s\\]/u.test(address)) return false
  if (/^\/(?!\/)/.test(address) || address.startsWith('#')) return true
  try {
    return ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(address).protocol)
  } catch {
    return false
  }
}

/**
 * Normalises a pasted address so that it works: spaces are encoded, a phone number is reduced to digits. Null
 * if it has no target, such as a bookmark inside the document it was copied from.
 */
export function mendedAddress(given: string): string | null {
  const address = seen(given)
  if (/#_[a-z]+\d*$/i.test(address)) return null // footnotes, headings and comments of Word
  const mended = /^tel:/i.test(address)
    ? telephone(address)
    : address.replace(/^https?:/i.test(address) ? /[\s\\]/gu : /\s/gu, encodeURIComponent)
  return isSafeAddress(mended) ? mended : null
}

function seen(address: string): string {
  return address
    .normalize('NFC')
    .replace(/[\p{DI}\p{Cc}\ufff9-\ufffb]/gu, '')
    .trim()
}

// RFC 3966: separators between the digits are only for readability.
function telephone(address: string): string {
  const [number = '', ...parameters] = address.slice('tel:'.length).split(';')
  return [phoneAddress(number) ?? '', ...parameters.map(encodeURI)].join(';')
}

/** Completes an address typed without a scheme, to https, mailto or tel. */
export function completedAddress(typed: string): string {
  const address = seen(typed)
  if (/^[^\s@/:]+@[^\s@/.]+(\.[^\s@/.]+)+$/.test(address)) return `mailto:${address}`
  if (/^\+\d[\d ()/.-]{4,}$/.test(address)) return phoneAddress(address) ?? address
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?=$|[/?#]|:\d)/u.test(address)
    ? `https://${address}`
    : address
}

/** A web address that begins with http or https; empty: none. `message` is a key of `messages/forms.ts`. */
export function webAddress(message: string) {
  return z
    .string({ error: message })
    .overwrite(text => mendedAddress(completedAddress(text)) ?? seen(text))
    .refine(text => text === '' || isOfWeb(text), { error: message })
    .max(longest, { error: message })
}

function isOfWeb(address: string): boolean {
  if (!isSafeAddress(address) || !/^https?:\/\//i.test(address)) return false
  return z.regexes.domain.test(new URL(address).hostname)
}
