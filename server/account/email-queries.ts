import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const owner = await db
    .selectFrom('users')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .select('id')
    .executeTakeFirst()
  return owner !== undefined
}

/** Replaces an earlier request of the same user. */
export async function keepEmailChange(
  db: Db,
  wish: { userId: number; email: string; createdAt: Date },
): Promise<void> {
  const { email, createdAt } = wish
  await db
    .insertInto('emailChanges')
    .values(wish)
    .onConflict(conflict => conflict.column('userId').doUpdateSet({ email, createdAt }))
    .execute()
}

export async function findEmailChange(db: Db, userId: number) {
  return db.selectFrom('emailChanges').where('userId', '=', userId).selectAll().executeTakeFirst()
}
