import { Secret, TOTP } from 'otpauth'
import { seal, unseal } from '#server/platform/secret/seal.ts'

const purpose = 'secrets of apps that show codes'
const window = 1 // periods of 30 seconds before and after: clocks of phones differ

/** Returns a new secret for an authenticator app, 160 bits as RFC 4226 recommends. */
export function newAppSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** Returns the address for the QR code of the app: issuer, user name and secret. */
export function appAddress(secret: string, { host, username }: { host: string; username: string }): string {
  return totp(secret, { issuer: host, label: username }).toString()
}

/**
 * Returns the 30-second period of a code, at most one before or after the current one; null if the code is
 * wrong.
 */
export function periodOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totp(secret).validate({ token: code, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / 30_000) + delta
}

export function sealAppSecret(text: string, userId: number, secret: Buffer): Buffer {
  return seal(text, { secret, purpose, owner: String(userId) })
}

export function unsealAppSecret(sealed: Buffer, userId: number, secret: Buffer): string {
  return unseal(sealed, { secret, purpose, owner: String(userId) })
}

// The parameters of RFC 6238 that every app supports: SHA-1, six digits, 30 seconds.
function totp(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 })
}
