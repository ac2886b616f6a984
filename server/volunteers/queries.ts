import { type Insertable, type Selectable, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { sourcesOf } from '#contract/states.ts'
import { type VolunteerState, volunteerMachine } from '#contract/volunteers/volunteer.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { notHeld } from '#server/platform/retention/holds.ts'
import type { SealedAddress } from '#server/platform/sealed-addresses/sealed-addresses.ts'

type Db = Kysely<Database>

export type Volunteer = Omit<Selectable<Database['volunteers']>, 'language' | 'state'> & {
  language: Language
  state: VolunteerState
}

/** An address as the table has it. */
export function columnsOf({ sealed, hash, mask }: SealedAddress) {
  return { addressSealed: sealed, addressHash: hash, addressMask: mask }
}

/** An address as letters take it. */
export function sealedAddressOf(
  row: Pick<Volunteer, 'addressSealed' | 'addressHash' | 'addressMask'>,
): SealedAddress {
  return { sealed: row.addressSealed, hash: row.addressHash, mask: row.addressMask }
}

interface Asking {
  address: SealedAddress
  language: Language
  now: Date
  expiresAt: Date
}

/**
 * Keeps an address that waits to be confirmed. One that is known stays as it is: anybody may type it. One whose time is
 * over, and which the night has not deleted yet, begins anew; one that is held stays as it was, and another one begins.
 */
export async function keepAsking(db: Db, { address, language, now, expiresAt }: Asking): Promise<Volunteer> {
  await db
    .updateTable('volunteers')
    .set(({ ref }) => ({ leftAt: ref('expiresAt') }))
    .where('addressHash', '=', address.hash)
    .where('leftAt', 'is', null)
    .where('expiresAt', '<=', now)
    .where(sql<boolean>`not ${notHeld('volunteers', now)}`)
    .execute()
  const begins = sql<boolean>`(volunteers.state = 'pending' or volunteers.expires_at <= ${now})`
  const renewed = (column: string) =>
    sql<never>`case when ${begins} then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`volunteers.${column}`)} end`
  const kept = await db
    .insertInto('volunteers')
    .values({
      ...columnsOf(address),
      ...{ language, state: 'pending', createdAt: now, expiresAt },
    })
    .onConflict(conflict =>
      conflict
        .column('addressHash')
        .where('leftAt', 'is', null)
        .doUpdateSet({
          ...{ addressSealed: renewed('address_sealed'), addressMask: renewed('address_mask') },
          ...{ language: renewed('language'), state: renewed('state') },
          ...{ createdAt: renewed('createdAt'), expiresAt: renewed('expiresAt') },
          confirmedAt: renewed('confirmedAt'),
        }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return kept as Volunteer
}

/** Whoever is there, and whose time is not over. */
export async function findVolunteer(db: Db, id: number, now: Date): Promise<Volunteer | undefined> {
  const found = await db
    .selectFrom('volunteers')
    .selectAll()
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return found as Volunteer | undefined
}

/** By what its owner is known, as long as the row is there. */
export async function hashOfVolunteer(db: Db, id: number): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom('volunteers')
    .select('addressHash')
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.addressHash
}

/** Confirms, or extends the time of whoever was asked; nothing where neither is due. */
export async function confirmVolunteer(
  db: Db,
  id: number,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<Volunteer | undefined> {
  const confirmed = await db
    .updateTable('volunteers')
    .set({ state: 'confirmed', confirmedAt: now, expiresAt })
    .where('id', '=', id)
    .where('state', 'in', sourcesOf(volunteerMachine, 'confirmed'))
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst()
  return confirmed as Volunteer | undefined
}

/** Those whose time ends before a moment are asked, a few at once; each of them by one process alone. */
export async function takeExpiring(
  db: Db,
  { now, before, limit }: { now: Date; before: Date; limit: number },
): Promise<Volunteer[]> {
  const due = db
    .selectFrom('volunteers')
    .select('id')
    .where('state', 'in', sourcesOf(volunteerMachine, 'asked'))
    .where('expiresAt', '>', now)
    .where('expiresAt', '<=', before)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  const asked = await db
    .updateTable('volunteers')
    .set({ state: 'asked' })
    .where('id', 'in', due)
    .returningAll()
    .execute()
  return asked as Volunteer[]
}

export async function deleteVolunteers(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('volunteers').where('id', 'in', ids).execute()
}

/** Whose time is over now, and whose address can sign up anew. */
export async function endVolunteer(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('volunteers').set({ expiresAt: now, leftAt: now }).where('id', '=', id).execute()
}

export async function findVolunteers(db: Db, ids: readonly number[]): Promise<Volunteer[]> {
  if (ids.length === 0) return []
  const found = await db
    .selectFrom('volunteers')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  return found as Volunteer[]
}

export async function insertVolunteers(
  db: Db,
  rows: readonly Insertable<Database['volunteers']>[],
): Promise<void> {
  await db
    .insertInto('volunteers')
    .values([...rows])
    .execute()
}
