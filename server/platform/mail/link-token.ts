import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Stands in a letter's link where the token will be: `addressOf('resetPassword', 'de', { token: linkToken })`. */
export const linkToken = '__the-token-of-this-letter__'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** The token encrypted for one letter: worthless in any other, and unreadable in a dump of the table. */
export function seal(token: string, messageId: string, secret: Buffer): Buffer {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, keyOf(secret), iv).setAAD(Buffer.from(messageId))
  const sealed = Buffer.concat([sealing.update(token, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed])
}

/** Throws when it was sealed for another letter, with another secret, or was changed. */
export function unseal(sealed: Buffer, messageId: string, secret: Buffer): string {
  const opening = createDecipheriv(cipher, keyOf(secret), sealed.subarray(0, ivBytes))
  opening.setAAD(Buffer.from(messageId)).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([opening.update(sealed.subarray(ivBytes + tagBytes)), opening.final()]).toString(
    'utf8',
  )
}

/** The words of a letter with the token in place, or with dots for who must not see it. */
export function withToken(words: string, token: string | null): string {
  return words.replaceAll(linkToken, token ?? '•••')
}

function keyOf(secret: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'link tokens in letters', 32))
}
