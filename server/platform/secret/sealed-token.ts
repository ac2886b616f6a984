import { fail } from '#contract/errors.ts'
import { type Lock, seal, unseal } from './seal.ts'

/** A text in an address, which nobody can read, make or change without the key of the installation; new each time. */
export function sealedToken(text: string, lock: Lock): string {
  return seal(text, lock).toString('base64url')
}

/** Throws `linkInvalid` for a token that this site has not made. */
export function openToken(token: string, lock: Lock): string {
  try {
    return unseal(Buffer.from(token, 'base64url'), lock)
  } catch {
    throw fail('linkInvalid')
  }
}
