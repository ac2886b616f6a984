import { z } from 'zod'
import { phoneAddress } from './phone.ts'

const longest = 500

/** An own path, or http, https, mailto, tel: nothing that runs. */
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
 * An address as people copy it, written so that it leads where it was meant to: spaces are encoded, a telephone number is
 * digits alone. Null where it leads nowhere, such as a bookmark inside of the document it was copied from.
 */
export function mendedAddress(given: string): string | null {
  const address = seen(given)
  if (/#_[a-z]+\d*$/i.test(address)) return null // Word's footnotes, headings and comments
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

// RFC 3966: what stands between the digits is for the eye.
function telephone(address: string): string {
  const [number = '', ...parameters] = address.slice('tel:'.length).split(';')
  return [phoneAddress(number) ?? '', ...parameters.map(encodeURI)].join(';')
}

/** Who types an address as people say it means this. */
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
