import { sql } from 'kysely'
import type { Bilingual } from '#contract/language.ts'
import type { PageName } from '#contract/pathnames.ts'
import type { RetentionKind } from '#contract/retention.ts'
import type { PersonalField } from '#messages/personal-data.ts'
import type { Dependencies, FormPlace } from '#server/platform/calls/calls.ts'
import { type Database, type Kysely, transact } from '#server/platform/database/database.ts'
import { consentForgets } from '#server/platform/forms/forms.ts'
import { findHeld, requestErasure } from '#server/platform/retention/holds.ts'
import { forget } from '#server/platform/retention/retention.ts'
import { hashOfAddress } from '#server/platform/sealed-addresses/sealed-addresses.ts'

type Db = Kysely<Database>
export type Erasing = Pick<Dependencies, 'db' | 'clock' | 'secret' | 'erasures'>
type Asking = Pick<Erasing, 'db' | 'clock' | 'secret'>
export type Row = Readonly<Record<string, unknown>>

/** Declares a table's data about a person, found by their e-mail address, for disclosure and erasure. */
export interface PersonalData {
  /** A line of `contract/retention.ts`. */
  kind: RetentionKind
  table: keyof Database
  /** The columns that hold the address. */
  addresses: readonly string[]
  /**
   * For a sealed address: the column of its hash, and the field under which the requested address is
   * disclosed.
   */
  hashed?: { column: string; as: PersonalField }
  /** Whether the address in this column makes the row one about this person; each does where nothing is said. */
  counts?: (column: string, row: Row) => boolean
  /** Column with the id of the account or subscription that the row belongs to, which is found by its address. */
  owner?: { column: string; of: 'users' | 'newsletterSubscribers' }
  /** The other columns that are disclosed; never hashes, keys or tokens. */
  disclosed: readonly PersonalField[]
  /** Converts a row for disclosure, if needed. */
  shown?: (row: Row) => Row
  /** Finds the rows if no column contains the address; `secret` is the key of address hashes. */
  find?: (db: Db, address: string, secret: Buffer) => Promise<Row[]>
  /** Column that identifies a row permanently; `id` by default. */
  identity?: PersonalField
  /** Table of the form whose consents belong to the rows, and the column with the id of its row. */
  consents?: { table: FormPlace['table']; by: string }
  /** Returns the title of what the row belongs to, such as an event. */
  about?: (db: Db, row: Row) => Promise<Bilingual<string> | null>
  /** How the person can correct the data themselves. */
  correct?: Bilingual<string>
  /** Issues a link to the row's page for the owner of the address; null if it no longer has a page. */
  ownPage?: (given: Erasing, row: Row) => Promise<OwnPage | null>
  /** Erases these rows and what belongs to them; or states why and until when they are kept. */
  erase: Erase | Bilingual<string>
  /** What the ledger of erasures notes of rows that stay, by its name, and what does it again in an older copy of the database. */
  acts?: Readonly<Record<string, Erase>>
  /** Effect of an erasure on rows that are held: they are no longer written to, shown or seated. */
  withdraw?: Erase
}

type Erase = (given: Erasing, rows: readonly Row[]) => Promise<void>

/** A page behind a link, with the link's token. */
export interface OwnPage {
  page: PageName
  token: string
}

export interface CollectedData {
  data: PersonalData
  rows: Row[]
  consents: Row[]
  /** Held rows, which are not erased now, with the end of their hold. */
  held: ReadonlyMap<number, Date>
}

interface Asked {
  address: string
  all: readonly PersonalData[]
  forms: readonly FormPlace[]
}

/** Returns everything stored about the person with this address; changes nothing. */
export async function collectDataAbout(
  { db, clock, secret }: Asking,
  { address, all, forms }: Asked,
): Promise<CollectedData[]> {
  const collected: CollectedData[] = []
  for (const data of all) {
    const rows = await rowsAbout({ db, secret }, data, address)
    if (rows.length === 0) continue
    const ids = rows.map(row => Number(row[identityOf(data)]))
    const held = await findHeld(db, data.table, { ids, now: clock() })
    collected.push({ data, rows, held, consents: await consentsOf(db, data, rows, forms) })
  }
  return collected
}

/** Erases all data that can be erased with the consents to it, in one transaction; returns what there was. */
export async function eraseDataAbout(given: Erasing, asked: Asked): Promise<CollectedData[]> {
  const collected = await transact(given.db, async db => {
    const inside = { ...given, db }
    const found = await eraseDataWithin(inside, asked)
    await given.erasures.note(db, [{ address: asked.address }])
    return found
  })
  await forget(given, consentForgets(asked.forms))
  return collected
}

/** The same within the transaction of `given.db`; the consents are deleted the following night. */
export async function eraseDataWithin(given: Erasing, asked: Asked): Promise<CollectedData[]> {
  const collected = await collectDataAbout(given, asked)
  for (const { data, rows } of collected) {
    await eraseRows(given, data, rows)
  }
  return collected
}

/** Erases rows and records this in the ledger. Held rows stay until their hold ends. */
export async function eraseRows(given: Erasing, data: PersonalData, rows: readonly Row[]): Promise<void> {
  if (typeof data.erase !== 'function') return
  const idOf = (row: Row) => Number(row[identityOf(data)])
  const held = await findHeld(given.db, data.table, { ids: rows.map(idOf), now: given.clock() })
  await requestErasure(given.db, data.table, [...held.keys()])
  const kept = rows.filter(row => held.has(idOf(row)))
  if (kept.length > 0) await data.withdraw?.(given, kept)
  const free = rows.filter(row => !held.has(idOf(row)))
  if (free.length === 0) return
  await data.erase(given, free)
  await given.erasures.note(
    given.db,
    free.map(row => ({ table: data.table, id: idOf(row) })),
  )
}

export async function rowsWith(db: Db, data: PersonalData, ids: readonly number[]): Promise<Row[]> {
  const columns = columnsOf(data).map(column => sql.ref(column))
  const { rows } = await sql<Row>`select ${sql.join(columns)} from ${sql.table(data.table)}
    where ${sql.ref(identityOf(data))} = any(${[...ids]}::int[])`.execute(db)
  return rows
}

/** Returns the column that identifies a row permanently. */
export function identityOf({ identity = 'id' }: PersonalData): PersonalField {
  return identity
}

/** Columns to read for disclosure and erasure. */
export function columnsOf({ addresses, hashed, disclosed }: PersonalData): string[] {
  return [...addresses, ...(hashed ? [hashed.column] : []), ...disclosed]
}

/** Deletes rows by their ids, for tables without dependent data. */
export function deletesFrom(table: keyof Database): Erase {
  return async ({ db }, rows) => {
    const ids = rows.map(({ id }) => Number(id))
    await sql`delete from ${sql.table(table)} where id = any(${ids}::int[])`.execute(db)
  }
}

async function rowsAbout(
  { db, secret }: Pick<Asking, 'db' | 'secret'>,
  data: PersonalData,
  address: string,
): Promise<Row[]> {
  if (data.find) return data.find(db, address, secret)
  const conditions = data.addresses.map(
    column => sql<boolean>`lower(${sql.ref(column)}) = ${address.trim().toLowerCase()}`,
  )
  const { hashed } = data
  const hash = hashOfAddress(secret, address)
  if (hashed) conditions.push(sql<boolean>`${sql.ref(hashed.column)} = ${hash}`)
  if (data.owner)
    conditions.push(sql<boolean>`${sql.ref(data.owner.column)} in (
      select id from ${sql.table(data.owner.of)} where lower(email) = ${address.trim().toLowerCase()})`)
  const columns = columnsOf(data).map(column => sql.ref(column))
  const { rows } = await sql<Row>`select ${sql.join(columns)} from ${sql.table(data.table)}
    where ${sql.join(conditions, sql` or `)} order by 1`.execute(db)
  const about = data.counts ? rows.filter(row => isAbout(data, row, { address, hash })) : rows
  const found = hashed ? about.map(row => withTyped(row, hashed, { address, hash })) : about
  return data.shown ? found.map(data.shown) : found
}

function isAbout(
  data: PersonalData,
  row: Row,
  { address, hash }: { address: string; hash: Buffer },
): boolean {
  const kept = data.hashed && row[data.hashed.column]
  if (Buffer.isBuffer(kept) && kept.equals(hash)) return true
  return addressesIn(data, row).some(one => one.toLowerCase() === address.trim().toLowerCase())
}

/** The addresses of a row that make it one about whom they belong to. */
export function addressesIn({ addresses, counts }: PersonalData, row: Row): string[] {
  const counted = addresses.filter(column => counts?.(column, row) ?? true)
  return counted.flatMap(column => (row[column] ? [String(row[column])] : []))
}

/** Removes the hash from a row, and inserts the requested address if it is the sealed one. */
function withTyped(
  row: Row,
  { column, as }: NonNullable<PersonalData['hashed']>,
  { address, hash }: { address: string; hash: Buffer },
): Row {
  const { [column]: kept, ...others } = row
  return Buffer.isBuffer(kept) && kept.equals(hash) ? { ...others, [as]: address } : others
}

async function consentsOf(
  db: Db,
  { consents: wanted }: PersonalData,
  rows: readonly Row[],
  forms: readonly FormPlace[],
): Promise<Row[]> {
  if (!wanted) return []
  const places = forms.filter(({ table }) => table === wanted.table)
  const names = places.flatMap(({ consent, furtherConsents = [] }) => [consent ?? [], furtherConsents].flat())
  if (names.length === 0) return []
  return db
    .selectFrom('consents')
    .select(['form', 'version', 'language', 'givenAt'])
    .where('form', 'in', [...new Set(names)])
    .where(
      'subject',
      'in',
      rows.map(row => Number(row[wanted.by])),
    )
    .orderBy('givenAt')
    .execute()
}
