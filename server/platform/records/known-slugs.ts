import { sql } from 'kysely'
import { languages } from '#contract/language.ts'
import type { PageName } from '#contract/pathnames.ts'
import type { Dependencies, RecordPlace } from '#server/platform/calls/calls.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { recordsIn, tableOf } from './kind.ts'
import { recordsStandOn } from './record-at.ts'

const written = /^[a-z0-9]+(-[a-z0-9]+)*$/ // the format that the table of slugs requires

const fewMisses = 20 // unknown slugs queried one by one after a save; for a few typing errors this is cheaper than reading all slugs

/**
 * Whether no record has, or ever had, this slug on a page of records. After a save the first unknown slugs
 * are queried one by one, then all slugs of the kind are read and cached until the next save: the cost grows
 * with the number of records, not with the number of requested addresses.
 */
export async function isUnknownSlug(
  { db, cache, kinds }: Pick<Dependencies, 'db' | 'cache' | 'kinds'>,
  page: PageName,
  slug: string,
): Promise<boolean> {
  const kind = kinds.find(one => recordsStandOn(one, page))
  if (!kind) return false
  if (!written.test(slug)) return true
  const misses = await cache.remember(`missed ${kind.name}`, kind.name, async () => ({ count: 0 }))
  if (misses.count < fewMisses) {
    const isKnown = await hasSlug(db, kind, slug)
    if (!isKnown) misses.count += 1
    return !isKnown
  }
  const known = await cache.remember(`slugs ${kind.name}`, kind.name, () => slugsOf(db, kind))
  return !known.has(slug)
}

async function hasSlug(db: Kysely<Database>, kind: RecordPlace, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('slugs')
    .select('recordId')
    .where('kind', '=', kind.name)
    .where('slug', '=', slug)
    .where('language', 'in', languages)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined || (await otherWordsOf(db, kind, slug)).length > 0
}

// One aggregated text instead of many rows: fifty thousand records have a hundred thousand slugs.
async function slugsOf(db: Kysely<Database>, kind: RecordPlace): Promise<ReadonlySet<string>> {
  const { words } = await db
    .selectFrom('slugs')
    .select(sql<string | null>`string_agg(slug, ' ')`.as('words'))
    .where('kind', '=', kind.name)
    .executeTakeFirstOrThrow()
  const others = await otherWordsOf(db, kind)
  return new Set([...(words ?? '').split(' '), ...others])
}

/**
 * Returns the values that lead to records besides their slugs; if `wanted` is given, only that one if it
 * exists.
 */
async function otherWordsOf(db: Kysely<Database>, kind: RecordPlace, wanted?: string): Promise<string[]> {
  const column = kind.addressed?.alsoBy
  if (column === undefined) return []
  const rows = await recordsIn(db)
    .selectFrom(tableOf(kind))
    .select(sql<string>`${sql.ref(column)}`.as('word'))
    .$if(wanted !== undefined, query => query.where(sql.ref(column), '=', wanted))
    .execute()
  return rows.map(({ word }) => word)
}
