import { type Kysely, sql } from 'kysely'
import type { Bilingual } from '#contract/language.ts'
import type { Database } from '#server/platform/database/database.ts'
import { isPublicAt } from '#server/platform/records/records.ts'

type Db = Kysely<Database>

// Groups are records of an area of their own, which stands on people: here is read what people are shown to belong to.

/** The groups that the public sees, in their order, with those whom each names. */
export async function findPublicGroups(db: Db, now: Date) {
  return db
    .selectFrom('groups')
    .where(isPublicAt(now))
    .select(['id', 'name', 'slug', 'translation', 'leaderId', 'memberIds'])
    .orderBy('sortPriority', 'desc')
    .orderBy(sql`lower(name ->> 'de')`)
    .orderBy('id')
    .execute()
}
export type PublicGroup = Awaited<ReturnType<typeof findPublicGroups>>[number]

/** What all groups are called, hidden ones too: for staff. */
export async function findGroupNames(db: Db): Promise<Map<number, Bilingual<string>>> {
  const rows = await db.selectFrom('groups').select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Whether there is such a group, outside the trash. */
export async function isGroup(db: Db, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('groups')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}
