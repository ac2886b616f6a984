import { sql } from 'kysely'
import type { PageName } from '#contract/pathnames.ts'
import { publicPagesOf, type RecordKindName } from '#contract/record-kinds.ts'
import type { Context, RecordPlace } from '#server/platform/calls/calls.ts'
import { type RecordColumns, recordsIn, tableOf } from './kind.ts'
import { hasPageCondition } from './public.ts'
import { idsBySlug } from './slugs.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'kinds' | 'language'>

/**
 * Returns the record that readers see on a page by a current or old slug; null if there is none, undefined if
 * the page shows no records.
 */
export async function publicRecordAt(
  context: Needs,
  page: PageName,
  slug: string,
): Promise<{ kind: RecordKindName; id: number } | null | undefined> {
  const kind = context.kinds.find(one => recordsStandOn(one, page))
  if (!kind) return undefined
  const { db, clock, language } = context
  const ids = [...(await idsBySlug(db, kind.name, slug, language)), ...(await idsByWord(db, kind, slug))]
  if (ids.length === 0) return null
  const { placedBy, page: pageOf } = publicPagesOf(kind.name)
  const rows = await recordsIn(db)
    .selectFrom(tableOf(kind))
    .select(['id', ...(placedBy as (keyof RecordColumns)[])])
    .where('id', 'in', ids)
    .where(hasPageCondition(kind, clock()))
    .execute()
  const id = ids.find(one => rows.some(row => row.id === one && pageOf(row) === page))
  return id === undefined ? null : { kind: kind.name, id }
}

/** Whether a page shows records of a kind by their slugs. */
export function recordsStandOn({ name, published }: RecordPlace, page: PageName): boolean {
  return published !== undefined && publicPagesOf(name).slugPages.includes(page)
}

async function idsByWord(db: Needs['db'], kind: RecordPlace, word: string): Promise<number[]> {
  const column = kind.addressed?.alsoBy
  if (column === undefined) return []
  const rows = await recordsIn(db)
    .selectFrom(tableOf(kind))
    .select('id')
    .where(sql.ref(column), '=', word)
    .execute()
  return rows.map(({ id }) => id)
}
