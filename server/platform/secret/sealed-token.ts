import { fail } from '#contract/errors.ts'
import { type Lock, seal, unseal } from './seal.ts'

/**
 * Encrypts a text as a base64url token for URLs, which nobody can read, create or change without the
 * installation's secret. Each call returns a different token.
 */
export function sealedToken(text: string, lock: Lock): string {
  return seal(text, lock).toString('base64url')
}

/** Decrypts a token. Throws `linkInvalid` if this site did not create it. */
export function openToken(token: string, lock: Lock): string {
  try {
    return unseal(Buffer.from(token, 'base64url'), lock)
  } catch {
    throw fail('linkInvalid')
  }
}
