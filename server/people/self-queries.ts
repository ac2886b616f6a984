import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** Returns the unconfirmed new e-mail address of an account. */
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
 * Locks a person's row until the transaction ends, so that the state of their login cannot change. Must be
 * called before links and sessions are locked, to avoid deadlocks.
 */
export async function lockPersonRow(db: Kysely<Database>, userId: number): Promise<void> {
  await db.selectFrom('users').where('id', '=', userId).select('id').forUpdate().execute()
}

/** Folder of portraits that people upload of themselves. */
export const portraitFolder = 'portraits'
