import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { publicCondition, searchPatterns } from '#server/platform/records/records.ts'

type Db = Kysely<Database>

function authorships(db: Db) {
  return db
    .selectFrom('authorships')
    .innerJoin('articles', 'articles.id', 'authorships.articleId')
    .where('articles.deletedAt', 'is', null)
    .select(['authorships.id', 'articleId', 'place', 'personId', 'name', 'state', 'score', 'evidence'])
    .select(['decidedBy', 'decidedAt'])
    .select(['articles.title', 'articles.year'])
}
export type AuthorshipOfList = Awaited<ReturnType<ReturnType<typeof authorships>['execute']>>[number]

export async function findAuthorships(db: Db, ids: readonly number[]): Promise<AuthorshipOfList[]> {
  if (ids.length === 0) return []
  return authorships(db)
    .where('authorships.id', 'in', [...ids])
    .execute()
}

/**
 * Finds the articles that a person wrote, may have written or has not written, newest first. Weak matches are
 * left out.
 */
export async function findOfPerson(db: Db, personId: number) {
  return authorships(db)
    .where('personId', '=', personId)
    .where('state', '!=', 'open')
    .select(['isVisible', 'journal', 'journalAbbreviation', 'volume', 'number', 'pages', 'publisher'])
    .orderBy('year', order => order.desc().nullsLast())
    .orderBy('month', order => order.desc().nullsLast())
    .orderBy('articleId', 'desc')
    .orderBy('place')
    .execute()
}

/** Whether somebody knows of an article: it is public, or they come into question as its author. */
export async function isKnownTo(
  db: Db,
  { articleId, personId }: { articleId: number; personId: number },
  now: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('articles')
    .where('id', '=', articleId)
    .where(
      sql<boolean>`(${publicCondition(now)} or exists (select from authorships where article_id = articles.id
        and person_id = ${personId} and state <> 'open'))`,
    )
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

const mostFound = 10

/** Articles by words, in which nobody has said yet whether this person is their author; `isShown`: which of all. */
export async function findClaimable(
  db: Db,
  { personId, q, isShown }: { personId: number; q: string; isShown: RawBuilder<boolean> },
) {
  let found = db.selectFrom('articles').where('deletedAt', 'is', null).where(isShown)
  for (const pattern of searchPatterns(q)) found = found.where('searchText', 'like', pattern)
  return found
    .where(
      sql<boolean>`not exists (select from authorships where article_id = articles.id and person_id = ${personId}
        and state <> 'open')`,
    )
    .select(['id', 'title', 'authors', 'authorStyle', 'authorDetails', 'year'])
    .select(['journal', 'journalAbbreviation', 'volume', 'number', 'pages', 'publisher'])
    .orderBy('year', order => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(mostFound)
    .execute()
}

export async function findTitles(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('articles')
    .where('id', 'in', [...new Set(ids)])
    .select(['id', 'title'])
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}
