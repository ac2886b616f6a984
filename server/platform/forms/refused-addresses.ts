import { createHmac, timingSafeEqual } from 'node:crypto'
import { fail } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { mailboxKeyOf } from '#contract/voting/voter-address.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { placeholderOf, takeBackMailsWith } from '#server/platform/mail/mail.ts'

type Db = Kysely<Database>
type Needs = Pick<Context, 'db' | 'clock' | 'secret'>

const place = 'refusal'

/** The page on which the reader of a letter says that they have not signed up. Its token is `refusalToken`. */
export function refusalAddress(baseUrl: string, language: Language): string {
  return `${baseUrl}${addressOf('refuseLetters', language, { token: placeholderOf(place) })}`
}

/** Proves itself by the key of the installation and needs no row: it works for good, also after a restore. */
export function refusalToken(secret: Buffer, address: string): string {
  const mark = markOf(secret, address)
  return Buffer.concat([mark, proofOf(secret, mark)]).toString('base64url')
}

/** Whether whoever reads this mailbox wants no letters that ask to confirm. */
export async function isRefused(
  { db, secret }: Pick<Needs, 'db' | 'secret'>,
  address: string,
): Promise<boolean> {
  return (await findRefusals(db, address, secret)).length > 0
}

/** What is kept of a refusal, found by whoever names the address. */
export async function findRefusals(db: Db, address: string, secret: Buffer) {
  return db
    .selectFrom('refusedAddresses')
    .select(['id', 'createdAt'])
    .where('mark', '=', markOf(secret, address))
    .execute()
}

/** Throws `linkInvalid` for a token that this site has not made. */
export function checkRefusal({ secret }: Pick<Needs, 'secret'>, token: string): { valid: true } {
  markIn(secret, token)
  return { valid: true }
}

/**
 * From now on nobody at this mailbox is asked to confirm, and what waits of such letters does not leave; a second time
 * nothing changes. Throws `linkInvalid`.
 */
export async function refuseLetters({ db, clock, secret }: Needs, token: string): Promise<undefined> {
  const mark = markIn(secret, token)
  await db
    .insertInto('refusedAddresses')
    .values({ mark, createdAt: clock() })
    .onConflict(conflict => conflict.column('mark').doNothing())
    .execute()
  await takeBackMailsWith({ db, secret }, place, token)
}

export async function endRefusals(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db
      .deleteFrom('refusedAddresses')
      .where('id', 'in', [...ids])
      .execute()
}

const bytes = 32 // of a mark, and of what proves it

function markIn(secret: Buffer, token: string): Buffer {
  const read = Buffer.from(token, 'base64url')
  const mark = read.subarray(0, bytes)
  if (read.length !== 2 * bytes || !timingSafeEqual(proofOf(secret, mark), read.subarray(bytes)))
    throw fail('linkInvalid')
  return mark
}

function markOf(secret: Buffer, address: string): Buffer {
  return keyed(secret, `refused:${mailboxKeyOf(address)}`)
}

function proofOf(secret: Buffer, mark: Buffer): Buffer {
  return keyed(secret, `refusal:${mark.toString('hex')}`)
}

function keyed(secret: Buffer, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}
