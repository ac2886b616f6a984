import type { Dependencies } from '#server/platform/calls/calls.ts'
import type { MailRow } from '#server/platform/mail/queries.ts'
import { sealAddress } from './sealed-addresses.ts'

/** Column values of a sealed address. */
export async function sealedColumns(given: Pick<Dependencies, 'secret' | 'addressKey'>, address: string) {
  const { sealed, hash, mask } = await sealAddress(given, address)
  return { addressSealed: sealed, addressHash: hash, addressMask: mask }
}

/** Returns the rows with the decrypted `email` in place of the sealed address columns. */
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

/** Returns letters that are not sent yet with their decrypted recipients. */
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
