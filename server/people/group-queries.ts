import { type Kysely, sql } from 'kysely'
import type { Bilingual } from '#contract/language.ts'
import type { Database } from '#server/platform/database/database.ts'
import { publicCondition } from '#server/platform/records/records.ts'

type Db = Kysely<Database>

// Groups are records of a separate area that depends on people; these queries only read which groups people
// belong to.

/** Returns the public groups in their order, with their leaders and members. */
export async function findPublicGroups(db: Db, now: Date) {
  return db
    .selectFrom('groups')
    .where(publicCondition(now))
    .select(['id', 'name', 'slug', 'translation', 'leaderId', 'memberIds'])
    .orderBy('sortPriority', 'desc')
    .orderBy(sql`lower(name ->> 'de')`)
    .orderBy('id')
    .execute()
}
export type PublicGroup = Awaited<ReturnType<typeof findPublicGroups>>[number]

/** Returns the names of all groups, also hidden ones, for staff. */
export async function findGroupNames(db: Db): Promise<Map<number, Bilingual<string>>> {
  const rows = await db.selectFrom('groups').select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Whether a group exists outside the trash. */
export async function isGroup(db: Db, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('groups')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}
