import { createHmac } from 'node:crypto'
import { sameAddress } from '#contract/mail-host.ts'
import { seal, unseal } from '#server/platform/secret/seal.ts'
import { type AddressKey, padded } from './address-key.ts'
import { maskedAddress } from './masked-address.ts'

/** What a table keeps in place of an address. */
export interface SealedAddress {
  /** To be opened by the process alone that sends letters. */
  sealed: Buffer
  /** The same for one mailbox however it is typed, and worthless without the key of the installation. */
  hash: Buffer
  /** `r…@example.org`, to be read with the key of the installation. */
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

/** By which a sealed address is found again by whoever names it. */
export function hashOfAddress(secret: Buffer, address: string): Buffer {
  return keyed(secret, `address:${sameAddress(address)}`)
}

/** How a sealed address is shown. */
export function maskOf(secret: Buffer, { hash, mask }: Pick<SealedAddress, 'hash' | 'mask'>): string {
  return unseal(mask, lockOf(secret, hash)).trimEnd()
}

/** What stands for the receiving domain of a sealed address. */
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
