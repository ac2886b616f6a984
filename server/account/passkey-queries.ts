import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

type Db = Kysely<Database>
export type PasskeyRow = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

export async function findPasskey(db: Db, credentialId: string) {
  return db.selectFrom('passkeys').where('credentialId', '=', credentialId).selectAll().executeTakeFirst()
}

export async function passkeysOf(db: Db, userId: number) {
  return db.selectFrom('passkeys').where('userId', '=', userId).selectAll().orderBy('id').execute()
}

type NewRow = Omit<PasskeyRow, 'id' | 'lastUsedAt'>

/** Returns false if the passkey is already registered. */
export async function insertPasskey(db: Db, row: NewRow): Promise<boolean> {
  const made = await db
    .insertInto('passkeys')
    .values(row)
    .onConflict(known => known.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Returns false if the passkey does not exist or belongs to another user. */
export async function namePasskey(
  db: Db,
  userId: number,
  { id, name }: { id: number; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns the name of the deleted passkey. */
export async function deletePasskey(db: Db, userId: number, id: number): Promise<string | undefined> {
  const gone = await db
    .deleteFrom('passkeys')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return gone?.name
}

/**
 * Records a use. A counter must increase, except on devices that have none and always send 0; returns false
 * if it did not, because a copy of the passkey may exist.
 */
export async function usePasskey(db: Db, id: number, counter: number, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: now })
    .where('id', '=', id)
    .where(row =>
      row.or([row('counter', '<', counter), row.and([row('counter', '=', 0), row.lit(counter === 0)])]),
    )
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Counts the passkeys of other hosts than this one, and their owners. */
export async function countElsewhere(db: Db, rpId: string): Promise<{ passkeys: number; people: number }> {
  const { passkeys, people } = await db
    .selectFrom('passkeys')
    .where('rpId', '!=', rpId)
    .select(row => [
      row.fn.countAll<number>().as('passkeys'),
      row.fn.count<number>('userId').distinct().as('people'),
    ])
    .executeTakeFirstOrThrow()
  return { passkeys: Number(passkeys), people: Number(people) }
}
