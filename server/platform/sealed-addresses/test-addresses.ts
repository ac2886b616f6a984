import type { Dependencies } from '#server/platform/calls/calls.ts'
import type { MailRow } from '#server/platform/mail/queries.ts'
import { sealAddress } from './sealed-addresses.ts'

/** The columns of an address that is sealed. */
export async function sealedColumns(given: Pick<Dependencies, 'secret' | 'addressKey'>, address: string) {
  const { sealed, hash, mask } = await sealAddress(given, address)
  return { addressSealed: sealed, addressHash: hash, addressMask: mask }
}

/** Rows with the address in place of what is kept of it. */
export function withAddresses<
  Row extends { addressSealed: Buffer; addressHash: Buffer; addressMask: Buffer },
>({ addressKey }: Pick<Dependencies, 'addressKey'>, rows: readonly Row[]) {
  return Promise.all(
    rows.map(async ({ addressSealed, addressHash: _, addressMask: __, ...row }) => ({
      ...row,
      email: await addressKey.open(addressSealed),
    })),
  )
}

/** Letters that are not sent, with whom they go to. */
export function withRecipients(
  { addressKey }: Pick<Dependencies, 'addressKey'>,
  rows: readonly MailRow[],
): Promise<(MailRow & { recipient: string })[]> {
  return Promise.all(
    rows.map(async row => ({
      ...row,
      recipient: row.recipientSealed ? await addressKey.open(row.recipientSealed) : (row.recipient ?? ''),
    })),
  )
}
