import { createHmac, randomInt } from 'node:crypto'
import { recoveryCodeCount } from '#contract/account/second-factor.ts'

const digits = 12

/**
 * Returns ten codes of twelve digits: their length distinguishes them from an app's codes, and the same
 * keyboard serves.
 */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < recoveryCodeCount) codes.add(String(randomInt(10 ** digits)).padStart(digits, '0'))
  return [...codes]
}

/** Formats a code for reading and printing: `4821-9937-0461`. */
export function formatRecoveryCode(code: string): string {
  return code.match(/\d{4}/g)?.join('-') ?? code
}

export function isRecoveryCode(code: string): boolean {
  return code.length === digits
}

/**
 * Returns the hash that is stored of a code: keyed by the secret of the installation, because twelve digits
 * alone could be tried exhaustively.
 */
export function recoveryHash(code: string, userId: number, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(`recovery code of ${userId}: ${code}`).digest()
}
