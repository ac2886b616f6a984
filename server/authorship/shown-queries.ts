import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { publicCondition } from '#server/platform/records/records.ts'

type Db = Kysely<Database>

/** SQL condition on `articles.id`: written by one of these people. */
export function writtenByCondition(personIds: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`articles.id in (select article_id from authorships
    where state in ('confirmed', 'certain') and person_id = any(${[...personIds]}::int[]))`
}

/** Finds the authors of these articles who are people of the institute, with their positions. */
export async function findIdentified(db: Db, articleIds: readonly number[]) {
  if (articleIds.length === 0) return []
  return db
    .selectFrom('authorships')
    .innerJoin('users', 'users.id', 'authorships.personId')
    .where('articleId', '=', sql<number>`any(${[...articleIds]}::int[])`)
    .where('state', 'in', ['confirmed', 'certain'])
    .where('users.deletedAt', 'is', null)
    .select(['articleId', 'place', 'personId', 'name'])
    .execute()
}

const onLines = [
  'id',
  'title',
  'slug',
  'journal',
  'journalAbbreviation',
  'volume',
  'number',
  'pages',
] as const

function publicArticles(db: Db, now: Date) {
  return db
    .selectFrom('articles')
    .where(publicCondition(now))
    .select([...onLines, 'publisher', 'year'])
}

/** Finds the newest public articles by one of these people. */
export async function findLatest(db: Db, now: Date, personIds: readonly number[], limit: number) {
  return publicArticles(db, now)
    .where(writtenByCondition(personIds))
    .orderBy('year', order => order.desc().nullsLast())
    .orderBy('month', order => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Finds those of these articles that are public and by this person. */
export async function findWritten(db: Db, now: Date, personId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  return publicArticles(db, now)
    .where('id', 'in', [...ids])
    .where(writtenByCondition([personId]))
    .execute()
}

export async function countWritten(db: Db, now: Date, personId: number): Promise<number> {
  const { count } = await db
    .selectFrom('articles')
    .where(publicCondition(now))
    .where(writtenByCondition([personId]))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many public articles each person wrote. */
export async function countByPerson(db: Db, now: Date): Promise<{ personId: number; count: number }[]> {
  return db
    .selectFrom('authorships')
    .where('state', 'in', ['confirmed', 'certain'])
    .where('articleId', 'in', db.selectFrom('articles').where(publicCondition(now)).select('id'))
    .groupBy('personId')
    .select(['personId', sql<number>`count(*)::int`.as('count')])
    .execute()
}

/**
 * Finds everybody who belongs or belonged to a group: its leader, members, alumni, and people whose own group
 * it is.
 */
export async function findGroupPeople(db: Db, groupId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select users.id from users, groups as one
    where one.id = ${groupId} and users.deleted_at is null and (users.group_id = one.id or users.id = one.leader_id
      or one.member_ids @> to_jsonb(users.id) or one.alumni_ids @> to_jsonb(users.id))`.execute(db)
  return rows.map(({ id }) => id)
}
