import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export interface Lock {
  secret: Buffer
  /** What kind of thing is sealed: each has a key of its own. */
  purpose: string
  /** Which of them: sealed for one, it is worthless for any other. */
  owner: string
}

/** Encrypts a text with the key of the installation: unreadable in a dump of the database. */
export function seal(text: string, { secret, purpose, owner }: Lock): Buffer {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, keyOf(secret, purpose), iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed])
}

/** Throws when it was sealed for another owner, with another secret, or was changed. */
export function unseal(sealed: Buffer, { secret, purpose, owner }: Lock): string {
  const opening = createDecipheriv(cipher, keyOf(secret, purpose), sealed.subarray(0, ivBytes))
  opening.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([opening.update(sealed.subarray(ivBytes + tagBytes)), opening.final()]).toString(
    'utf8',
  )
}

function keyOf(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
