import { type RawBuilder, sql } from 'kysely'
import type { Bilingual, Language } from '#contract/language.ts'
import { publicPagesOf, type RecordKindName } from '#contract/record-kinds.ts'
import { type Context, changesAt, type RecordPlace } from '#server/platform/calls/calls.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { type RecordColumns, recordsIn, tableOf } from './kind.ts'
import { availableIn } from './translation.ts'

/** What the public sees at a moment: `isPublic` of the contract, as SQL. */
export function isPublicAt(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(is_visible and ${isInTime(now)})`
}

/** The same for a record of any kind, in lists or on a page of its own: what only staff see never is. */
export function isPublicNow({ published }: Pick<RecordPlace, 'published'>, now: Date): RawBuilder<boolean> {
  if (!published) return sql<boolean>`false`
  if (!published.hasPage) return isPublicAt(now)
  return sql<boolean>`((is_visible or ${published.hasPage}) and ${isInTime(now)})`
}

/** Whether visitors can read the page of a record, by its address at least: only there texts and previews lead. */
export function hasPageAt({ published }: Pick<RecordPlace, 'published'>, now: Date): RawBuilder<boolean> {
  return published?.hasPage ? sql<boolean>`(${published.hasPage} and ${isInTime(now)})` : isPublicAt(now)
}

/** Whether a record is in lists, and has a page that they can lead to: search and sitemap name only those. */
export function isListedAt({ published }: Pick<RecordPlace, 'published'>, now: Date): RawBuilder<boolean> {
  return published?.hasPage ? sql<boolean>`(${isPublicAt(now)} and ${published.hasPage})` : isPublicAt(now)
}

function isInTime(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(deleted_at is null
    and (publish_at is null or publish_at <= ${now}) and (unpublish_at is null or unpublish_at > ${now}))`
}

const asked = new WeakMap<Context['reads'], Map<string, Promise<Date | null>>>()

/** Tells the cache, and the caller, when anything of a kind appears or goes by itself; asked once for all that a page reads. */
export async function changesWith(
  context: Pick<Context, 'db' | 'clock' | 'reads' | 'cache'>,
  kind: Pick<RecordPlace, 'name' | 'table' | 'published'>,
): Promise<Date | null> {
  const { reads } = context
  const known = asked.get(reads) ?? new Map<string, Promise<Date | null>>()
  const next = known.get(kind.name) ?? nextChange(context, kind)
  asked.set(reads, known.set(kind.name, next))
  changesAt(context, await next)
  return next
}

// Nearly always the same until somebody saves or the moment has come.
async function nextChange(
  { db, clock, cache }: Pick<Context, 'db' | 'clock' | 'cache'>,
  kind: Pick<RecordPlace, 'name' | 'table' | 'published'>,
): Promise<Date | null> {
  const known = await cache.remember(`next ${kind.name}`, kind.name, () => nextChangeOf(db, kind, clock()))
  return known && known <= clock() ? nextChangeOf(db, kind, clock()) : known
}

/** The next moment at which a record appears or goes by itself. */
async function nextChangeOf(
  db: Kysely<Database>,
  { table, published }: Pick<RecordPlace, 'table' | 'published'>,
  now: Date,
): Promise<Date | null> {
  const isShown = sql`(is_visible or ${published?.hasPage ?? sql`false`}) and deleted_at is null`
  // One question for each column: an index answers the smallest value of one.
  const first = (column: RawBuilder<unknown>) =>
    sql`(select min(${column}) from ${sql.table(table)} where ${column} > ${now} and ${isShown})`
  const { rows } = await sql<{ at: Date | null }>`
    select least(${first(sql`publish_at`)}, ${first(sql`unpublish_at`)}) as at`.execute(db)
  return rows[0]?.at ?? null
}

/** What leads to a public record: where it is, in which languages, and since when as it is. */
export interface PublicRecord {
  kind: RecordKindName
  slug: Bilingual<string>
  languages: Language[]
  updatedAt: Date
  /** The fields that decide its page. */
  place: Record<string, unknown>
}

interface Part {
  kind: RecordKindName
  /** In the order in which they were made. */
  offset: number
  limit: number
}

/** Every record that lists name and that has a page: of all kinds, or a part of one. */
export async function publicRecords(context: Context, part?: Part): Promise<PublicRecord[]> {
  const found: PublicRecord[] = []
  for (const kind of await readKinds(context, part?.kind)) {
    const { placedBy } = publicPagesOf(kind.name)
    const rows = await recordsIn(context.db)
      .selectFrom(tableOf(kind))
      .select(['slug', 'translation', 'updatedAt', ...(placedBy as (keyof RecordColumns)[])])
      .where(isListedAt(kind, context.clock()))
      .orderBy('id')
      .$if(part !== undefined, all => all.limit(part?.limit ?? 0).offset(part?.offset ?? 0))
      .execute()
    for (const { slug, translation, updatedAt, ...place } of rows)
      found.push({ kind: kind.name, slug, languages: availableIn(translation), updatedAt, place })
  }
  return found
}

/** How many those are of each kind. */
export async function countPublicRecords(context: Context): Promise<Map<RecordKindName, number>> {
  const counts = new Map<RecordKindName, number>()
  for (const kind of await readKinds(context)) {
    const { count } = await recordsIn(context.db)
      .selectFrom(tableOf(kind))
      .select(sql<number>`count(*)::int`.as('count'))
      .where(isListedAt(kind, context.clock()))
      .executeTakeFirstOrThrow()
    counts.set(kind.name, count)
  }
  return counts
}

/** The kinds that are public, or this one if it is; a cached answer is made anew once one of them changes. */
async function readKinds(context: Context, only?: RecordKindName): Promise<RecordPlace[]> {
  const kinds = context.kinds.filter(({ name, published }) => published && (!only || name === only))
  for (const kind of kinds) {
    context.reads.tags.add(kind.name)
    await changesWith(context, kind)
  }
  return kinds
}
