import { type Insertable, type Selectable, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { sourcesOf } from '#contract/states.ts'
import { type VolunteerState, volunteerMachine } from '#contract/volunteers/volunteer.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { notHeldCondition } from '#server/platform/retention/holds.ts'
import type { SealedAddress } from '#server/platform/sealed-addresses/sealed-addresses.ts'

type Db = Kysely<Database>

export type Volunteer = Omit<Selectable<Database['volunteers']>, 'language' | 'state'> & {
  language: Language
  state: VolunteerState
}

/** Column values of a sealed address. */
export function columnsOf({ sealed, hash, mask }: SealedAddress) {
  return { addressSealed: sealed, addressHash: hash, addressMask: mask }
}

/** The sealed address of a row, as letters need it. */
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
 * Stores an address as pending. A confirmed one is left unchanged, because anybody may type an address. A
 * pending one, or an expired one not deleted yet, starts anew; an expired one under a hold is kept, and a new
 * row is added.
 */
export async function storeUnconfirmed(
  db: Db,
  { address, language, now, expiresAt }: Asking,
): Promise<Volunteer> {
  await db
    .updateTable('volunteers')
    .set(({ ref }) => ({ leftAt: ref('expiresAt') }))
    .where('addressHash', '=', address.hash)
    .where('leftAt', 'is', null)
    .where('expiresAt', '<=', now)
    .where(sql<boolean>`not ${notHeldCondition('volunteers', now)}`)
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

/** Returns a volunteer who exists and has not expired. */
export async function findVolunteer(db: Db, id: number, now: Date): Promise<Volunteer | undefined> {
  const found = await db
    .selectFrom('volunteers')
    .selectAll()
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return found as Volunteer | undefined
}

/** Hash of a volunteer's address, also if expired. */
export async function hashOfVolunteer(db: Db, id: number): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom('volunteers')
    .select('addressHash')
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.addressHash
}

/**
 * Confirms a pending volunteer, or extends one who was asked to stay; returns undefined if neither applies.
 */
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

/**
 * Marks some volunteers who expire before the given time as asked and returns them. Each is taken by one
 * process only.
 */
export async function markExpiringAsked(
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

/** Ends a volunteer now and frees the address for a new registration. */
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
