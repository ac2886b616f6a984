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

/**
 * URL of the page on which the recipient of a letter states that they have not signed up. Its token is
 * `refusalToken`.
 */
export function refusalAddress(baseUrl: string, language: Language): string {
  return `${baseUrl}${addressOf('refuseLetters', language, { token: placeholderOf(place) })}`
}

/**
 * Returns a token signed with the installation's secret. It needs no row and does not expire, so it is also
 * valid after a restore.
 */
export function refusalToken(secret: Buffer, address: string): string {
  const mark = markOf(secret, address)
  return Buffer.concat([mark, proofOf(secret, mark)]).toString('base64url')
}

/** Whether the owner of this mailbox refuses letters that ask for a confirmation. */
export async function isRefused(
  { db, secret }: Pick<Needs, 'db' | 'secret'>,
  address: string,
): Promise<boolean> {
  return (await findRefusals(db, address, secret)).length > 0
}

/** Returns the stored refusals of an address. */
export async function findRefusals(db: Db, address: string, secret: Buffer) {
  return db
    .selectFrom('refusedAddresses')
    .select(['id', 'createdAt'])
    .where('mark', '=', markOf(secret, address))
    .execute()
}

/** Throws `linkInvalid` for a token that was not made by this site. */
export function checkRefusal({ secret }: Pick<Needs, 'secret'>, token: string): { valid: true } {
  markIn(secret, token)
  return { valid: true }
}

/**
 * Records that this mailbox gets no more letters that ask for a confirmation, and cancels those still queued.
 * Idempotent. Throws `linkInvalid`.
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

const bytes = 32 // length of a mark and of its proof

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
