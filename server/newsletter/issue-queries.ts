import { type Selectable, sql, type Updateable } from 'kysely'
import type { Bilingual } from '#contract/language.ts'
import type { RichText } from '#contract/richtext.ts'
import { asJson, type Database, type Kysely } from '#server/platform/database/database.ts'
import { rowsOf } from '#server/platform/records/records.ts'

type Db = Kysely<Database>
export type IssueRow = Selectable<Database['newsletters']>

export const { findShown, findPublic, findOne: findIssue } = rowsOf('newsletters')

/** Returns an issue, locked until the transaction ends. */
export async function lockIssue(db: Db, id: number): Promise<IssueRow | undefined> {
  return db
    .selectFrom('newsletters')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

interface Facts {
  id: number
  sentAt: Date | null
  sendAfter: Date | null
  recipientCount: number
  errors: number
}

/** When issues were sent, to how many readers, and how many of their letters, of all rounds, failed or are uncertain. */
export async function findFacts(db: Db, ids: readonly number[]): Promise<Facts[]> {
  const { rows } = await sql<Facts>`
    select newsletters.id, sent_at as "sentAt", send_after as "sendAfter",
      count(distinct coalesce(subscriber_id, -letters.id))::int as "recipientCount",
      count(*) filter (where outcome in ('failed', 'uncertain'))::int as errors
    from newsletters left join newsletter_letters letters on newsletter_id = newsletters.id
    where newsletters.id = any(${[...ids]}::int[]) group by newsletters.id`.execute(db)
  return rows
}

/** Marks an issue as sent. The version is raised, so that an editor who has it open notices the change. */
export async function setSent(
  db: Db,
  id: number,
  now: Date,
  sentParts: Bilingual<RichText | null>,
): Promise<void> {
  await setOrder(db, id, { sentAt: now, sendAfter: null, sentParts: asJson(sentParts) })
}

/** Sets the moment of sending; null cancels it. */
export async function setSendAfter(db: Db, id: number, sendAfter: Date | null): Promise<void> {
  await setOrder(db, id, { sendAfter })
}

/** The issue was sent once more: the order for that, repeated, is stale. */
export async function raiseVersion(db: Db, id: number): Promise<void> {
  await setOrder(db, id, {})
}

type Order = Pick<Updateable<Database['newsletters']>, 'sentAt' | 'sendAfter' | 'sentParts'>

async function setOrder(db: Db, id: number, order: Order): Promise<void> {
  await db
    .updateTable('newsletters')
    .set(row => ({ ...order, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/**
 * Returns the issues that are due to be sent. Cancels due issues in the trash, so that restoring them does
 * not send them.
 */
export async function takeDueIssues(db: Db, now: Date): Promise<number[]> {
  await db
    .updateTable('newsletters')
    .set({ sendAfter: null })
    .where('sentAt', 'is', null)
    .where('sendAfter', '<=', now)
    .where('deletedAt', 'is not', null)
    .execute()
  const rows = await db
    .selectFrom('newsletters')
    .select('id')
    .where('sentAt', 'is', null)
    .where('sendAfter', '<=', now)
    .orderBy('sendAfter')
    .execute()
  return rows.map(({ id }) => id)
}

/** How many issues outside the trash should have been sent by a moment. */
export async function countDue(db: Db, by: Date): Promise<number> {
  const { count } = await db
    .selectFrom('newsletters')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sentAt', 'is', null)
    .where('sendAfter', '<=', by)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
