import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { isPublicAt } from '#server/platform/records/records.ts'

type Db = Kysely<Database>

/** The articles that one of these people wrote: a condition on `articles.id`. */
export function isWrittenBy(personIds: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`articles.id in (select article_id from authorships
    where state in ('confirmed', 'certain') and person_id = any(${[...personIds]}::int[]))`
}

/** Who wrote these articles, as far as they are people of the institute, by place. */
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
    .where(isPublicAt(now))
    .select([...onLines, 'publisher', 'year'])
}

/** The latest public ones that one of these people wrote. */
export async function findLatest(db: Db, now: Date, personIds: readonly number[], limit: number) {
  return publicArticles(db, now)
    .where(isWrittenBy(personIds))
    .orderBy('year', order => order.desc().nullsLast())
    .orderBy('month', order => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Those of these public articles that somebody wrote. */
export async function findWritten(db: Db, now: Date, personId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  return publicArticles(db, now)
    .where('id', 'in', [...ids])
    .where(isWrittenBy([personId]))
    .execute()
}

export async function countWritten(db: Db, now: Date, personId: number): Promise<number> {
  const { count } = await db
    .selectFrom('articles')
    .where(isPublicAt(now))
    .where(isWrittenBy([personId]))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many public articles each person wrote. */
export async function countByPerson(db: Db, now: Date): Promise<{ personId: number; count: number }[]> {
  return db
    .selectFrom('authorships')
    .where('state', 'in', ['confirmed', 'certain'])
    .where('articleId', 'in', db.selectFrom('articles').where(isPublicAt(now)).select('id'))
    .groupBy('personId')
    .select(['personId', sql<number>`count(*)::int`.as('count')])
    .execute()
}

/** Everybody who belongs to a group, or did: its leader, members, alumni, and those whose own group it is. */
export async function findGroupPeople(db: Db, groupId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select users.id from users, groups as one
    where one.id = ${groupId} and users.deleted_at is null and (users.group_id = one.id or users.id = one.leader_id
      or one.member_ids @> to_jsonb(users.id) or one.alumni_ids @> to_jsonb(users.id))`.execute(db)
  return rows.map(({ id }) => id)
}
