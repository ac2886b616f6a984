import { sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import type { FileFormat } from '#contract/list.ts'
import { mostRedirects, type NewRedirect, type Redirect } from '#contract/site/redirects.ts'
import { fileHeadings as heads } from '#messages/list-files.ts'
import { missedTexts } from '#messages/missed.ts'
import type { Context, Dependencies } from '#server/platform/calls/calls.ts'
import { plainQuery } from '#server/platform/http/typed-address.ts'
import { answerWhole, type WholeList } from '#server/platform/lists/lists.ts'
import { audit } from '#server/platform/records/records.ts'
import { checkedGoal, checkedPath, pathIn } from './redirect-rules.ts'

type Known = Pick<Dependencies, 'db' | 'cache'>

/** Returns the redirect target of an address without a page, first with its query, then without, or null. */
export async function goalOf({ db, cache }: Known, path: string, search = ''): Promise<string | null> {
  const known = await cache.remember('redirects', 'redirects', async () => {
    const rows = await db.selectFrom('redirects').select(['fromPath', 'toPath']).execute()
    return new Map(rows.map(({ fromPath, toPath }) => [fromPath, toPath]))
  })
  return known.get(path + plainQuery(search)) ?? known.get(path) ?? null
}

const list: WholeList<Redirect> = {
  name: 'redirects',
  title: missedTexts.title,
  columns: [
    { heading: heads.from, cell: row => row.from },
    { heading: heads.to, cell: row => row.to },
    { heading: heads.createdAt, cell: row => new Date(row.createdAt) },
  ],
}

/** Returns all redirects, the latest first. */
export async function listRedirects(context: Context, asked: { format?: FileFormat | undefined }) {
  const rows = await context.db.selectFrom('redirects').selectAll().orderBy('id', 'desc').execute()
  return answerWhole(list, context, rows.map(shown), asked)
}

/**
 * Adds a redirect. Redirects always take one step: if the target is redirected itself, its target is used,
 * and redirects to `from` are changed to the new target. Throws `invalid`.
 */
export async function addRedirect(context: Context, given: NewRedirect): Promise<Redirect> {
  const { db, clock } = context
  await sql`select pg_advisory_xact_lock(hashtext('redirects'))`.execute(db)
  const from = await checkedPath(context, given.from)
  const goal = await checkedGoal(context, given, from)
  const to = (await goalAt(db, pathIn(goal))) ?? goal
  if (pathIn(to) === from) throw fail('invalid', { fields: { to: 'redirectLoop' } })
  await refuseMore(db, from)
  await sql`update redirects set to_path = ${to}
    where split_part(split_part(to_path, '#', 1), '?', 1) = ${from}`.execute(db)
  const row = await db
    .insertInto('redirects')
    .values({ fromPath: from, toPath: to, createdAt: clock() })
    .returningAll()
    .executeTakeFirstOrThrow()
  await audit(context, {
    action: 'redirectAdded',
    entity: 'redirects',
    entityId: row.id,
    details: { after: { from, to } },
  })
  return shown(row)
}

/** Throws `notFound`. */
export async function removeRedirect(context: Context, id: number): Promise<undefined> {
  const row = await context.db.deleteFrom('redirects').where('id', '=', id).returningAll().executeTakeFirst()
  if (!row) throw fail('notFound')
  await audit(context, {
    action: 'redirectRemoved',
    entity: 'redirects',
    entityId: id,
    details: { before: { from: row.fromPath, to: row.toPath } },
  })
}

async function goalAt(db: Context['db'], path: string): Promise<string | null> {
  const row = await db
    .selectFrom('redirects')
    .select('toPath')
    .where('fromPath', '=', path)
    .executeTakeFirst()
  return row?.toPath ?? null
}

async function refuseMore(db: Context['db'], from: string): Promise<void> {
  if (await goalAt(db, from)) throw fail('invalid', { fields: { from: 'redirectTaken' } })
  const { count } = await db
    .selectFrom('redirects')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostRedirects) throw fail('invalid', { fields: { from: 'redirectsFull' } })
}

interface Row {
  id: number
  fromPath: string
  toPath: string
  createdAt: Date
}

function shown({ id, fromPath, toPath, createdAt }: Row): Redirect {
  return { id, from: fromPath, to: toPath, createdAt: createdAt.toISOString() }
}
