import { type RawBuilder, sql } from 'kysely'
import {
  type Database,
  discardWal,
  type Kysely,
  vacuumDeletedRows,
  withPreparationLock,
} from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/database/log.ts'
import type { AddressKey } from './address-key.ts'
import { hostMarkOf, sealAddress } from './seal-address.ts'

type Db = Kysely<Database>

interface Given {
  db: Db
  log: Log
  secret: Buffer
  addressKey: AddressKey
}

/**
 * Whether the database still contains plain-text addresses of an earlier version, which the next start will
 * seal.
 */
export async function hasUnsealedAddresses(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regproc('end_plain_addresses') is not null as is_there`.execute(db)
  return rows[0]?.isThere === true
}

/**
 * Seals the plain-text addresses of an earlier version before the site answers requests. Each batch is
 * committed before the next one begins, so an interrupted run resumes where it stopped. Of several processes
 * that start at the same time, one works at a time.
 */
export async function sealOlderAddresses(given: Given, portion = 500): Promise<void> {
  const { db, log } = given
  if (!(await hasUnsealedAddresses(db))) return
  for (const sealSome of [sealVolunteers, sealLetters]) {
    const next = () =>
      withPreparationLock(db, async trx => {
        const isOpen = await hasUnsealedAddresses(trx)
        return isOpen ? sealSome({ ...given, db: trx }, portion) : 0
      })
    while ((await next()) > 0);
  }
  await withPreparationLock(db, async trx => {
    if (!(await hasUnsealedAddresses(trx))) return
    await sql`select end_plain_addresses()`.execute(trx)
    await sql`drop function end_plain_addresses()`.execute(trx)
  })
  // Until they are overwritten, the old plain-text rows remain in the files of the tables.
  await vacuumDeletedRows(db, ['volunteers', 'mails'])
  await discardWal(db)
  log.info({}, 'addresses of volunteers were sealed')
}

interface Plain {
  id: number
  address: string
}

/**
 * Seals a batch of volunteers' addresses. Of two rows for spellings of the same mailbox, the confirmed one is
 * kept; the other is marked as left.
 */
async function sealVolunteers(given: Given, limit: number): Promise<number> {
  const { db } = given
  const rows = await plainIn(
    db,
    sql`select id, email as address from volunteers where address_hash is null order by (state = 'pending'), id`,
    limit,
  )
  for (const { id, address } of rows) {
    const { sealed, hash, mask } = await sealAddress(given, address)
    await sql`update volunteers set address_sealed = ${sealed}, address_hash = ${hash}, address_mask = ${mask},
      left_at = case when exists (select from volunteers other where other.address_hash = ${hash} and other.left_at is null)
        then coalesce(left_at, least(expires_at, now())) else left_at end,
      expires_at = case when left_at is null and exists (
          select from volunteers other where other.address_hash = ${hash} and other.left_at is null)
        then least(expires_at, now()) else expires_at end
      where id = ${id}`.execute(db)
  }
  return rows.length
}

/**
 * Seals the recipients of letters to volunteers. Truncates `last_error`, because the mail server's response
 * may contain the address.
 */
async function sealLetters(given: Given, limit: number): Promise<number> {
  const { db, secret } = given
  const rows = await plainIn(
    db,
    sql`select id, recipient as address from mails where dedupe_key ^@ 'volunteer ' and recipient is not null order by id`,
    limit,
  )
  for (const { id, address } of rows) {
    const { sealed, hash, mask } = await sealAddress(given, address)
    await sql`update mails set recipient = null, recipient_name = '', recipient_hash = ${hash}, recipient_mask = ${mask},
      recipient_host = ${hostMarkOf(secret, { hash, mask })},
      recipient_sealed = case when state <> 'sent' then ${sealed}::bytea end,
      last_error = split_part(last_error, ':', 1)
      where id = ${id}`.execute(db)
  }
  return rows.length
}

async function plainIn(db: Db, query: RawBuilder<unknown>, limit: number): Promise<Plain[]> {
  const { rows } = await sql<Plain>`${query} limit ${limit}`.execute(db)
  return rows
}
