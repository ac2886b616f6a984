import { sql } from 'kysely'
import type { PageName } from '#contract/pathnames.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

/** Returns how many readers unsubscribed after this issue and before they were sent another one. */
export async function countLeftAfter(db: Db, issueId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct readers.id)::int as count from newsletter_subscribers readers
    cross join lateral (
      select newsletter_id from newsletter_letters
      where subscriber_id = readers.id and outcome = 'sent' and written_at <= ended_at
      order by written_at desc, id desc limit 1) as last
    where ended_at is not null and last.newsletter_id = ${issueId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Returns how often the archive page of an issue was viewed, within the retention period of views. */
export async function countReadInArchive(db: Db, issueId: number): Promise<number> {
  const page: PageName = 'newsletterIssue'
  const { views } = await db
    .selectFrom('recordViews')
    .select(sql<number>`coalesce(sum(views), 0)::int`.as('views'))
    .where('page', '=', page)
    .where('recordId', '=', issueId)
    .executeTakeFirstOrThrow()
  return views
}
