import type { Context } from '#server/platform/calls/calls.ts'
import type { Database, Selectable } from '#server/platform/database/database.ts'
import { changesWith, readersOf, rowsOf, shownBaseOf } from '#server/platform/records/records.ts'
import { tourKind } from './kind.ts'

const { findShown, findPublic, findOne } = rowsOf('tours')

/** All public tours, by their title. */
export async function latest(context: Context) {
  await changesWith(context, tourKind)
  const found = await findShown(context.db, context.clock())
  const rows = found.map(row => shown(context, row)).sort((a, b) => a.title.localeCompare(b.title))
  return { count: rows.length, rows }
}

/** One of them, by the slug it has or had; and as it will look, for whoever has the link. */
export const readers = readersOf(tourKind, { findPublic, findOne }, shown)

function shown(context: Context, row: Selectable<Database['tours']>) {
  const base = shownBaseOf(context, row)
  return { ...base, title: row.title[base.language], teaser: row.teaser[base.language] }
}
