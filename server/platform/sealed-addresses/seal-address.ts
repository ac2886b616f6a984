import { createHmac } from 'node:crypto'
import { comparableAddress } from '#contract/mail-host.ts'
import { seal, unseal } from '#server/platform/secret/seal.ts'
import { type AddressKey, padded } from './address-key.ts'
import { maskedAddress } from './masked-address.ts'

/** Stored in a table in place of an address. */
export interface SealedAddress {
  /** Can be opened only by the process that sends letters. */
  sealed: Buffer
  /** Keyed hash, the same for all spellings of a mailbox; useless without the installation's secret. */
  hash: Buffer
  /** `r…@example.org`, encrypted with the installation's secret. */
  mask: Buffer
}

export async function sealAddress(
  { secret, addressKey }: { secret: Buffer; addressKey: AddressKey },
  address: string,
): Promise<SealedAddress> {
  const hash = hashOfAddress(secret, address)
  const mask = seal(padded(maskedAddress(address)), lockOf(secret, hash))
  return { sealed: await addressKey.seal(address), hash, mask }
}

/** Returns the hash by which a sealed address can be found if the address is known. */
export function hashOfAddress(secret: Buffer, address: string): Buffer {
  return keyed(secret, `address:${comparableAddress(address)}`)
}

/** Returns the masked text of a sealed address. */
export function maskOf(secret: Buffer, { hash, mask }: Pick<SealedAddress, 'hash' | 'mask'>): string {
  return unseal(mask, lockOf(secret, hash)).trimEnd()
}

/** Returns a keyed hash of a sealed address's receiving domain. */
export function hostMarkOf(secret: Buffer, address: Pick<SealedAddress, 'hash' | 'mask'>): Buffer {
  return keyed(secret, `host:${maskOf(secret, address).replace(/^.*@/, '').toLowerCase()}`)
}

const purpose = 'mask of an address'

function lockOf(secret: Buffer, hash: Buffer) {
  return { secret, purpose, owner: hash.toString('hex') }
}

function keyed(secret: Buffer, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}
