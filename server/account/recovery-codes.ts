import { createHmac, randomInt } from 'node:crypto'
import { recoveryCodeCount } from '#contract/account/second-factor.ts'

const digits = 12

/** Ten codes of twelve digits: told apart from those of an app by their length, and typed on the same keyboard. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < recoveryCodeCount) codes.add(String(randomInt(10 ** digits)).padStart(digits, '0'))
  return [...codes]
}

/** As people read and print them: `4821-9937-0461`. */
export function readable(code: string): string {
  return code.match(/\d{4}/g)?.join('-') ?? code
}

export function isRecoveryCode(code: string): boolean {
  return code.length === digits
}

/** All that is kept of one: made with the key of the installation, for twelve digits alone could be tried through. */
export function recoveryHash(code: string, userId: number, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(`recovery code of ${userId}: ${code}`).digest()
}
