import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** The address that somebody wants for their account, until it is confirmed. */
export async function wantedEmailOf(db: Kysely<Database>, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('emailChanges')
    .where('userId', '=', userId)
    .select('email')
    .executeTakeFirst()
  return row?.email
}

export async function deleteWantedEmail(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('emailChanges').where('userId', '=', userId).execute()
}

/**
 * Holds somebody until the transaction ends: what is found out about their login afterwards stays so. Taken before links
 * and sessions, so that nobody waits for one another.
 */
export async function holdPerson(db: Kysely<Database>, userId: number): Promise<void> {
  await db.selectFrom('users').where('id', '=', userId).select('id').forUpdate().execute()
}

/** Where portraits lie that people upload of themselves. */
export const portraitFolder = 'portraits'
