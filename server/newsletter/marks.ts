import { createHmac } from 'node:crypto'
import { mailboxKeyOf } from '#contract/voting/voter-address.ts'

/** The mark of an address: the same for one mailbox however it is written, and worthless without the site's secret. */
export function markOf(secret: Buffer, address: string): Buffer {
  return createHmac('sha256', secret)
    .update(`newsletter:${mailboxKeyOf(address)}`)
    .digest()
}
