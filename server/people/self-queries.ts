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
