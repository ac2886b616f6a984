import type { Selectable } from 'kysely'
import { fail } from '#contract/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  changesWith,
  idOfPreview,
  idsBySlug,
  isPublicAt,
  slugsShown,
  spokenIn,
} from '#server/platform/records/records.ts'
import { tourKind } from './kind.ts'

export { tourKind } from './kind.ts'

/** All public tours, by their title. */
export async function latest(context: Context) {
  const { db, clock, language } = context
  await changesWith(context, tourKind)
  const found = await db.selectFrom('tours').selectAll().where(isPublicAt(clock())).execute()
  const rows = found.map(row => shown(context, row)).sort((a, b) => a.title.localeCompare(b.title, language))
  return { count: rows.length, rows }
}

/** One public tour, by the slug it has or had. Throws `notFound`. */
export async function find(context: Context, slug: string) {
  return shown(context, await findRow(context, slug))
}

export async function findRow(context: Context, slug: string): Promise<Selectable<Database['tours']>> {
  const { db, clock, language } = context
  await changesWith(context, tourKind)
  const [id = 0] = await idsBySlug(db, 'tours', slug, language)
  const query = db.selectFrom('tours').selectAll().where('id', '=', id).where(isPublicAt(clock()))
  const row = await query.executeTakeFirst()
  if (!row) throw fail('notFound')
  return row
}

/** Throws `notFound` and `linkExpired`. */
export async function preview(context: Context, token: string) {
  const id = await idOfPreview(tourKind, context, token)
  const query = context.db.selectFrom('tours').selectAll().where('id', '=', id)
  const row = await query.where('deletedAt', 'is', null).executeTakeFirst()
  if (!row) throw fail('notFound')
  return shown(context, row)
}

function shown({ language }: Context, row: Selectable<Database['tours']>) {
  const spoken = spokenIn(row.translation, language)
  const slugs = slugsShown(row.slug)
  const texts = { title: row.title[spoken], teaser: row.teaser[spoken] }
  return { id: row.id, slug: slugs[language], slugs, ...texts, language: spoken }
}
