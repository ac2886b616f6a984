import { createHash, createHmac, randomBytes } from 'node:crypto'

/** What a browser holds: the access token in memory, the refresh token in a cookie no script can read. */
export interface Tokens {
  token: string
  refreshToken: string
}

/** 256 bits that mean nothing, as 43 characters that pass through addresses and headers. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function isToken(text: unknown): text is string {
  return typeof text === 'string' && /^[A-Za-z0-9_-]{43}$/.test(text)
}

/** All that is kept of a token. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** What follows a refresh token: always the same, so that two tabs get one successor and none is stored. */
export function successorsOf(secret: Buffer, refreshToken: string): Tokens {
  const derive = (what: string) =>
    createHmac('sha256', secret).update(`${what} after ${refreshToken}`).digest('base64url')
  return { token: derive('access token'), refreshToken: derive('refresh token') }
}
