import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { searchPatterns } from '#server/platform/records/records.ts'

type Db = Kysely<Database>

const mostRead = 200 // rows that match anywhere, which are then filtered by name

function present(db: Db) {
  return db
    .selectFrom('users')
    .innerJoin('statuses', 'statuses.id', 'users.statusId')
    .where('users.deletedAt', 'is', null)
}

export async function findChoices(db: Db, { q, id }: { q: string; id?: number | undefined }) {
  let found = present(db)
    .select(['users.id', 'users.firstName', 'users.middleName', 'users.lastName', 'users.slug'])
    .select('statuses.isFormer')
  if (id !== undefined) found = found.where('users.id', '=', id)
  for (const pattern of searchPatterns(q)) found = found.where('users.searchText', 'like', pattern)
  return found
    .orderBy('statuses.isFormer')
    .orderBy(sql`lower(users.last_name)`)
    .orderBy('users.id')
    .limit(mostRead)
    .execute()
}

export async function findLeaders(db: Db) {
  return present(db)
    .where('statuses.isFormer', '=', false)
    .select(['users.id', 'users.firstName', 'users.middleName', 'users.lastName', 'users.sortPriority'])
    .orderBy('users.sortPriority', 'desc')
    .orderBy(sql`lower(users.last_name)`)
    .orderBy('users.id')
    .limit(1000)
    .execute()
}
