import { type Kysely, sql } from 'kysely'
import { asJson, type Database } from '#server/platform/database/database.ts'
import type { Decision } from './decisions.ts'
import type { StoredAuthorship } from './stored-authorship.ts'

type Db = Kysely<Database>

export async function findStored(db: Db, articleIds: readonly number[]): Promise<StoredAuthorship[]> {
  if (articleIds.length === 0) return []
  const rows = await db
    .selectFrom('authorships')
    .select([
      'articleId',
      'place',
      'personId',
      'name',
      'state',
      'score',
      'evidence',
      'decidedBy',
      'decidedAt',
    ])
    .where('articleId', '=', sql<number>`any(${[...articleIds]}::int[])`)
    .orderBy('articleId')
    .orderBy('place')
    .orderBy('score', 'desc')
    .orderBy('personId')
    .execute()
  return rows.map(row => ({ ...row, decidedAt: row.decidedAt?.toISOString() ?? null }))
}

const keyOf = ({ articleId, place, personId }: StoredAuthorship) => `${articleId} ${place} ${personId}`

/** Writes the differences of these articles. A row whose state stays is kept. */
export async function writeStored(
  db: Db,
  before: readonly StoredAuthorship[],
  after: readonly StoredAuthorship[],
): Promise<void> {
  const [was, is] = [before, after].map(rows => new Map(rows.map(row => [keyOf(row), row])))
  const gone = before.filter(row => is?.get(keyOf(row))?.state !== row.state)
  const news = after.filter(row => !isSame(was?.get(keyOf(row)), row))
  if (gone.length > 0)
    await sql`delete from authorships using jsonb_to_recordset(${asJson(gone)}::jsonb)
      as gone ("articleId" integer, place integer, "personId" integer)
      where article_id = gone."articleId" and authorships.place = gone.place and person_id = gone."personId"`.execute(
      db,
    )
  if (news.length > 0)
    // People who were permanently deleted meanwhile are left out.
    await sql`insert into authorships
      (article_id, place, person_id, name, state, score, evidence, decided_by, decided_at)
      select "articleId", place, "personId", name, state, score, evidence,
        (select id from users where id = "decidedBy"), "decidedAt"
      from jsonb_to_recordset(${asJson(news)}::jsonb) as news ("articleId" integer, place integer, "personId" integer,
        name text, state text, score real, evidence jsonb, "decidedBy" integer, "decidedAt" timestamptz)
      where exists (select from users where id = "personId")
      on conflict (article_id, place, person_id) do update set name = excluded.name, score = excluded.score,
        evidence = excluded.evidence, decided_by = excluded.decided_by, decided_at = excluded.decided_at`.execute(
      db,
    )
}

function isSame(a: StoredAuthorship | undefined, b: StoredAuthorship): boolean {
  return a !== undefined && factsOf(a) === factsOf(b)
}

function factsOf({ name, state, score, evidence, decidedBy, decidedAt }: StoredAuthorship): string {
  const rounded = evidence.map(({ code, weight, detail }) => [code, weight.toFixed(6), detail])
  return JSON.stringify([name, state, score.toFixed(3), rounded, decidedBy, decidedAt])
}

export async function insertDecision(db: Db, decision: Omit<Decision, 'id'>): Promise<void> {
  await db.insertInto('authorDecisions').values(decision).execute()
}

/**
 * Queues a check of the articles for which a person is a candidate; of all articles if no person is given.
 */
export async function insertCheck(db: Db, personId: number | null, now: Date): Promise<void> {
  await db.insertInto('authorChecks').values({ personId, wantedAt: now }).execute()
}
