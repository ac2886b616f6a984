import { createHash, createHmac, randomBytes } from 'node:crypto'

/** The tokens of a browser: the access token in memory, the refresh token in an HttpOnly cookie. */
export interface Tokens {
  token: string
  refreshToken: string
}

/** Returns 256 random bits as 43 base64url characters, valid in URLs and headers. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function isToken(text: unknown): text is string {
  return typeof text === 'string' && /^[A-Za-z0-9_-]{43}$/.test(text)
}

/** SHA-256 of a token: tokens are stored only as hashes. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * Derives the successors of a refresh token. They are deterministic, so that two tabs get the same ones and
 * no token has to be stored.
 */
export function successorsOf(secret: Buffer, refreshToken: string): Tokens {
  const derive = (what: string) =>
    createHmac('sha256', secret).update(`${what} after ${refreshToken}`).digest('base64url')
  return { token: derive('access token'), refreshToken: derive('refresh token') }
}
