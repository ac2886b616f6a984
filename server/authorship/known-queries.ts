import { type Kysely, sql } from 'kysely'
import { orcidIn } from '#contract/people/contacts.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Decision } from './decisions.ts'
import type { KnownArticle } from './identify.ts'
import type { InstitutePerson, PersonName } from './institute-people.ts'
import { workOf } from './works.ts'

type Db = Kysely<Database>

/** Finds all possible authors: everybody outside of the trash, former members too. */
export async function findPeople(db: Db): Promise<InstitutePerson[]> {
  const rows = await db
    .selectFrom('users')
    .where('deletedAt', 'is', null)
    .select(['id', 'firstName', 'middleName', 'lastName', 'authorNames', 'contacts', 'startDate', 'endDate'])
    .orderBy('id')
    .execute()
  return rows.map(({ id, firstName, middleName, lastName, authorNames, contacts, startDate, endDate }) => ({
    id,
    names: [{ firstName, middleName, lastName }, ...namesIn(authorNames)],
    orcid: orcidIn(contacts),
    from: startDate,
    until: endDate,
  }))
}

/**
 * Returns the names of the institute in affiliations, in any language, as entered by staff for the nightly
 * search.
 */
export async function findInstituteNames(db: Db): Promise<string[]> {
  const { institutes } = await db.selectFrom('articleHarvest').select('institutes').executeTakeFirstOrThrow()
  return institutes
}

// One name per line, as in lists of publications: `Ladd, Mark E.`
function namesIn(text: string): PersonName[] {
  return text.split('\n').flatMap(line => {
    const [lastName = '', firstName = ''] = line.split(',').map(part => part.trim())
    return lastName === '' ? [] : [{ firstName, middleName: '', lastName }]
  })
}

function articles(db: Db) {
  return db
    .selectFrom('articles')
    .select(['id', 'title', 'journal', 'year', 'authors', 'authorStyle', 'authorDetails'])
    .orderBy('id')
}

type Row = Awaited<ReturnType<ReturnType<typeof articles>['execute']>>[number]

function known(rows: readonly Row[]): KnownArticle[] {
  return rows.map(row => ({ id: row.id, work: workOf(row) }))
}

export async function findArticles(db: Db, ids: readonly number[]): Promise<KnownArticle[]> {
  if (ids.length === 0) return []
  return known(await articles(db).where('id', '=', anyId(ids)).execute())
}

/** Locks an article until the transaction ends, and returns it. */
export async function lockArticle(db: Db, id: number): Promise<KnownArticle | undefined> {
  const [found] = known(await articles(db).where('id', '=', id).forNoKeyUpdate().execute())
  return found
}

/** Which articles: all, or those with one of these people as a candidate. */
export interface Part {
  personIds: readonly number[] | null
}

/** Returns the next articles after an id; `isLocked` locks them until the transaction ends. */
export async function nextArticles(
  db: Db,
  { personIds }: Part,
  { after, limit, isLocked }: { after: number; limit: number; isLocked: boolean },
): Promise<KnownArticle[]> {
  const rows = await articles(db)
    .where('id', '>', after)
    .$if(personIds !== null, found => found.where('id', 'in', articlesOf(db, personIds ?? [])))
    .limit(limit)
    .$if(isLocked, found => found.forNoKeyUpdate())
    .execute()
  return known(rows)
}

export async function countArticles(db: Db, { personIds }: Part): Promise<number> {
  const { count } = await db
    .selectFrom('articles')
    .$if(personIds !== null, found => found.where('id', 'in', articlesOf(db, personIds ?? [])))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function articlesOf(db: Db, personIds: readonly number[]) {
  return db.selectFrom('authorships').where('personId', '=', anyId(personIds)).select('articleId')
}

/** Finds all decisions on these articles and on those merged into them, earliest first. */
export async function findDecisions(db: Db, articleIds: readonly number[]): Promise<Decision[]> {
  if (articleIds.length === 0) return []
  const merged = db.selectFrom('articleMerges').where('intoId', '=', anyId(articleIds)).select('mergedId')
  const rows = await db
    .selectFrom('authorDecisions')
    .leftJoin('articleMerges', 'mergedId', 'articleId')
    .selectAll('authorDecisions')
    .select('intoId')
    .where(({ or, eb }) => or([eb('articleId', '=', anyId(articleIds)), eb('articleId', 'in', merged)]))
    .orderBy('id')
    .execute()
  return rows.map(({ decidedAt, intoId, articleId, ...row }) => ({
    ...row,
    articleId: intoId ?? articleId,
    decidedAt: decidedAt.toISOString(),
  }))
}

/** Finds the articles in which anybody, or one of these people, was ever confirmed. */
export async function findConfirmedArticleIds(
  db: Db,
  personIds: readonly number[] | null,
): Promise<number[]> {
  const rows = await db
    .selectFrom('authorDecisions')
    .leftJoin('articleMerges', 'mergedId', 'articleId')
    .where('kind', '=', 'confirmed')
    .$if(personIds !== null, found => found.where('personId', '=', anyId(personIds ?? [])))
    .select(sql<number>`coalesce(into_id, article_id)`.as('articleId'))
    .distinct()
    .orderBy('articleId')
    .execute()
  return rows.map(({ articleId }) => articleId)
}

function anyId(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::int[])`
}
