import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { publicCondition } from '#server/platform/records/records.ts'

type Db = Kysely<Database>

// The columns of cards; neither long texts nor private fields are read for lists.
const onCards = [
  'users.id',
  'users.slug',
  'users.firstName',
  'users.middleName',
  'users.lastName',
  'users.titleId',
  'users.isProfessor',
  'users.isAssociatedProfessor',
  'users.positionId',
  'users.groupId',
  'users.imageId',
  'users.imageAlt',
  'users.hasImageConsent',
  'users.sortPriority',
  'users.boardTerms',
] as const

type User = Selectable<Database['users']>
type Bare<Name> = Name extends `users.${infer Column extends keyof User}` ? Column : never
export type CardRow = Pick<User, Bare<(typeof onCards)[number]>> & { isFormer: boolean }
export type ProfileRow = User & { isFormer: boolean }

function publicPeople(db: Db, now: Date) {
  return db
    .selectFrom('users')
    .innerJoin('statuses', 'statuses.id', 'users.statusId')
    .where(publicCondition(now))
    .select('statuses.isFormer')
}

/** Returns everybody with a public profile, by sort priority, then by name. */
export async function findTeam(db: Db, now: Date): Promise<CardRow[]> {
  return publicPeople(db, now)
    .select([...onCards])
    .orderBy('users.sortPriority', 'desc')
    .orderBy(sql`lower(users.last_name)`)
    .orderBy(sql`lower(users.first_name)`)
    .orderBy('users.id')
    .execute()
}

/** Returns these people and those whose own group is one of these, if they have a public profile. */
export async function findMembers(
  db: Db,
  now: Date,
  { ids, groupIds }: { ids: readonly number[]; groupIds: readonly number[] },
): Promise<CardRow[]> {
  if (ids.length + groupIds.length === 0) return []
  return publicPeople(db, now)
    .select([...onCards])
    .where(({ or, eb }) =>
      or([
        eb('users.id', '=', sql<number>`any(${[...ids]}::int[])`),
        eb('users.groupId', '=', sql<number>`any(${[...groupIds]}::int[])`),
      ]),
    )
    .orderBy('users.sortPriority', 'desc')
    .orderBy(sql`lower(users.last_name)`)
    .orderBy(sql`lower(users.first_name)`)
    .orderBy('users.id')
    .execute()
}

export async function findProfiles(db: Db, now: Date, ids: readonly number[]): Promise<ProfileRow[]> {
  return publicPeople(db, now)
    .selectAll('users')
    .where('users.id', 'in', [...ids])
    .execute()
}

/** Returns a person with the fields of a profile, public or not. */
export async function findPerson(db: Db, id: number): Promise<ProfileRow | undefined> {
  return db
    .selectFrom('users')
    .innerJoin('statuses', 'statuses.id', 'users.statusId')
    .where('users.id', '=', id)
    .where('users.deletedAt', 'is', null)
    .selectAll('users')
    .select('statuses.isFormer')
    .executeTakeFirst()
}
