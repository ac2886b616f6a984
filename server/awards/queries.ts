import type { Database, Kysely } from '#server/platform/database/database.ts'
import { isPublicAt } from '#server/platform/records/records.ts'

export async function findPublic(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('awards')
    .selectAll()
    .where(isPublicAt(now))
    .orderBy('year', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
