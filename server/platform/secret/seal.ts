import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export interface Lock {
  secret: Buffer
  /** Kind of data to seal. Each purpose has a derived key of its own. */
  purpose: string
  /** Record that the data belongs to, as authenticated data: it cannot be decrypted for another owner. */
  owner: string
}

/**
 * Encrypts a text with a key derived from the installation's secret, so that a dump of the database does not
 * reveal it.
 */
export function seal(text: string, { secret, purpose, owner }: Lock): Buffer {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, keyOf(secret, purpose), iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed])
}

/** Decrypts. Throws if the data was sealed for another owner or with another secret, or was changed. */
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
