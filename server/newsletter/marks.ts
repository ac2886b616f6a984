import { createHmac } from 'node:crypto'
import { mailboxKeyOf } from '#contract/voting/voter-address.ts'

/**
 * Returns the keyed hash of an address: equal for all spellings of one mailbox, and useless without the
 * site's secret.
 */
export function markOf(secret: Buffer, address: string): Buffer {
  return createHmac('sha256', secret)
    .update(`newsletter:${mailboxKeyOf(address)}`)
    .digest()
}
