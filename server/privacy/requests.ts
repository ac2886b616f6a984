import { type Insertable, type Selectable, sql } from 'kysely'
import { myDataLinkLife } from '#contract/privacy/my-data.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { findByLink, forgetLinksOf, type LinkPurpose } from '#server/platform/links/links.ts'

type Db = Kysely<Database>
export type RequestRow = Selectable<Database['dataRequests']>

/** Link that shows and deletes what is stored about an address. A newer link ends the older ones. */
export const myDataLink: LinkPurpose = {
  name: 'myData',
  life: myDataLinkLife.asked,
  uses: 'again',
  endsOlder: true,
}

/** The request that a link opens. Throws `linkInvalid` and `linkExpired`, and `tooMany` for one that is opened too often. */
export async function findRequestByLink(
  context: Pick<Context, 'db' | 'clock' | 'limits'>,
  token: string,
): Promise<RequestRow> {
  const request = await findByLink(context, myDataLink, token, findRequest)
  await context.limits.take('myDataLink', String(request.id))
  return request
}

export async function findRequest(db: Db, id: number): Promise<RequestRow | undefined> {
  return db.selectFrom('dataRequests').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Requests entered by staff, the one that is due first at the top. */
export async function findStaffRequests(db: Db): Promise<RequestRow[]> {
  return db.selectFrom('dataRequests').selectAll().where('way', 'is not', null).orderBy('dueAt').execute()
}

export async function insertRequest(db: Db, row: Insertable<Database['dataRequests']>): Promise<RequestRow> {
  return db.insertInto('dataRequests').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Deletes the earlier requests of an address that came through the form, because a new one replaces them. */
export async function deleteAskedBefore(db: Db, email: string): Promise<void> {
  const gone = await db
    .deleteFrom('dataRequests')
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .where('way', 'is', null)
    .returning('id')
    .execute()
  await forgetLinksOf(
    db,
    myDataLink,
    gone.map(({ id }) => id),
  )
}

/** Deletes requests with their links, and counts those of staff as answered. */
export async function endRequests(db: Db, ids: readonly number[], now: Date): Promise<void> {
  const gone = await db
    .deleteFrom('dataRequests')
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .returning(['id', 'dueAt'])
    .execute()
  await forgetLinksOf(
    db,
    myDataLink,
    gone.map(({ id }) => id),
  )
  for (const { dueAt } of gone)
    if (dueAt) await incrementRequestFigures(db, now, dueAt < now ? ['answered', 'late'] : ['answered'])
}

type Figure = 'asked' | 'byStaff' | 'answered' | 'late' | 'erased'

/** Adds one to each of the figures of the month of `now`. */
export async function incrementRequestFigures(db: Db, now: Date, figures: readonly Figure[]): Promise<void> {
  const month = sql<string>`date_trunc('month', ${now}::timestamptz)::date`
  const ones = Object.fromEntries(figures.map(figure => [figure, 1]))
  await db
    .insertInto('dataRequestFigures')
    .values({ month, ...ones })
    .onConflict(conflict =>
      conflict
        .column('month')
        .doUpdateSet(({ ref }) =>
          Object.fromEntries(
            figures.map(figure => [figure, sql<number>`${ref(`dataRequestFigures.${figure}`)} + 1`]),
          ),
        ),
    )
    .execute()
}
