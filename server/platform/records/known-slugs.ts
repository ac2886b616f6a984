import { sql } from 'kysely'
import { type PageName, pathname } from '#contract/pathnames.ts'
import { publicPagesOf, recordKinds } from '#contract/record-kinds.ts'
import type { Dependencies, RecordPlace } from '#server/platform/calls/calls.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { recordsIn, tableOf } from './kind.ts'

const written = /^[a-z0-9]+(-[a-z0-9]+)*$/ // as the table of slugs demands it

/**
 * Whether no record has, or ever had, this slug on a page of records. The slugs of each kind are known together until
 * one of its records is saved: what this takes grows with the records, not with the addresses that are asked for.
 */
export async function isUnknownSlug(
  { db, cache, kinds }: Pick<Dependencies, 'db' | 'cache' | 'kinds'>,
  page: PageName,
  slug: string,
): Promise<boolean> {
  const kind = kinds.find(one => isOn(one, page))
  if (!kind) return false
  if (!written.test(slug)) return true
  const { clears } = recordKinds[kind.name]
  const known = await cache.remember(`slugs ${kind.name}`, clears, () => slugsOf(db, kind))
  return !known.has(slug)
}

function isOn({ name, published }: RecordPlace, page: PageName): boolean {
  return published !== undefined && !pathname(page).isLater && publicPagesOf(name).slugPages.includes(page)
}

// One text instead of a row for each: fifty thousand records have a hundred thousand slugs.
async function slugsOf(db: Kysely<Database>, kind: RecordPlace): Promise<ReadonlySet<string>> {
  const { words } = await db
    .selectFrom('slugs')
    .select(sql<string | null>`string_agg(distinct slug, ' ')`.as('words'))
    .where('kind', '=', kind.name)
    .executeTakeFirstOrThrow()
  const others = await otherWordsOf(db, kind)
  return new Set([...(words ?? '').split(' '), ...others])
}

async function otherWordsOf(db: Kysely<Database>, kind: RecordPlace): Promise<string[]> {
  const column = kind.addressed?.alsoBy
  if (column === undefined) return []
  const rows = await recordsIn(db)
    .selectFrom(tableOf(kind))
    .select(sql<string>`${sql.ref(column)}`.as('word'))
    .execute()
  return rows.map(({ word }) => word)
}
