import { type RawBuilder, sql } from 'kysely'
import type { Bilingual, Language } from '#contract/language.ts'
import { publicPagesOf, type RecordKindName } from '#contract/record-kinds.ts'
import { type Context, noteNextChange, type RecordPlace } from '#server/platform/calls/calls.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { type RecordColumns, recordsIn, tableOf } from './kind.ts'
import { availableIn } from './translation.ts'

/** SQL condition for what the public sees at a given time: `isPublic` of the contract. */
export function publicCondition(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(is_visible and ${inTimeCondition(now)})`
}

/**
 * The same for a record of any kind, in lists or on a page of its own; false for kinds that only staff see.
 */
export function publicRecordCondition(
  { published }: Pick<RecordPlace, 'published'>,
  now: Date,
): RawBuilder<boolean> {
  if (!published) return sql<boolean>`false`
  if (!published.hasPage) return publicCondition(now)
  return sql<boolean>`((is_visible or ${published.hasPage}) and ${inTimeCondition(now)})`
}

/**
 * SQL condition for records whose page visitors can open, at least by its address: texts and previews link
 * only to these.
 */
export function hasPageCondition(
  { published }: Pick<RecordPlace, 'published'>,
  now: Date,
): RawBuilder<boolean> {
  return published?.hasPage
    ? sql<boolean>`(${published.hasPage} and ${inTimeCondition(now)})`
    : publicCondition(now)
}

/** SQL condition for records that are in lists and have a page: search and sitemap contain only these. */
export function listedCondition(
  { published }: Pick<RecordPlace, 'published'>,
  now: Date,
): RawBuilder<boolean> {
  return published?.hasPage
    ? sql<boolean>`(${publicCondition(now)} and ${published.hasPage})`
    : publicCondition(now)
}

function inTimeCondition(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(deleted_at is null
    and (publish_at is null or publish_at <= ${now}) and (unpublish_at is null or unpublish_at > ${now}))`
}

const asked = new WeakMap<Context['reads'], Map<string, Promise<Date | null>>>()

/**
 * Tells the cache when a record of a kind next appears or disappears by its dates, and returns that time;
 * queried once for everything a page reads.
 */
export async function dependOnKind(
  context: Pick<Context, 'db' | 'clock' | 'reads' | 'cache'>,
  kind: Pick<RecordPlace, 'name' | 'table' | 'published'>,
): Promise<Date | null> {
  const { reads } = context
  const known = asked.get(reads) ?? new Map<string, Promise<Date | null>>()
  const next = known.get(kind.name) ?? cachedNextChange(context, kind)
  asked.set(reads, known.set(kind.name, next))
  noteNextChange(context, await next)
  return next
}

// The value rarely changes before a save or the time itself.
async function cachedNextChange(
  { db, clock, cache }: Pick<Context, 'db' | 'clock' | 'cache'>,
  kind: Pick<RecordPlace, 'name' | 'table' | 'published'>,
): Promise<Date | null> {
  const known = await cache.remember(`next ${kind.name}`, kind.name, () => findNextChange(db, kind, clock()))
  return known && known <= clock() ? findNextChange(db, kind, clock()) : known
}

/** Returns the next time at which a record appears or disappears by its dates. */
async function findNextChange(
  db: Kysely<Database>,
  { table, published }: Pick<RecordPlace, 'table' | 'published'>,
  now: Date,
): Promise<Date | null> {
  const isShown = sql`(is_visible or ${published?.hasPage ?? sql`false`}) and deleted_at is null`
  // One subquery per column, because an index gives the minimum of a single column.
  const first = (column: RawBuilder<unknown>) =>
    sql`(select min(${column}) from ${sql.table(table)} where ${column} > ${now} and ${isShown})`
  const { rows } = await sql<{ at: Date | null }>`
    select least(${first(sql`publish_at`)}, ${first(sql`unpublish_at`)}) as at`.execute(db)
  return rows[0]?.at ?? null
}

/** Facts of a public record's page: address, languages and last change. */
export interface PublicRecord {
  kind: RecordKindName
  slug: Bilingual<string>
  languages: Language[]
  updatedAt: Date
  /** Fields that determine its page. */
  place: Record<string, unknown>
}

interface Part {
  kind: RecordKindName
  /** Offset in order of creation. */
  offset: number
  limit: number
}

/** Returns every listed record that has a page: of all kinds, or a part of one. */
export async function publicRecords(context: Context, part?: Part): Promise<PublicRecord[]> {
  const found: PublicRecord[] = []
  for (const kind of await dependOnPublicKinds(context, part?.kind)) {
    const { placedBy } = publicPagesOf(kind.name)
    const rows = await recordsIn(context.db)
      .selectFrom(tableOf(kind))
      .select(['slug', 'translation', 'updatedAt', ...(placedBy as (keyof RecordColumns)[])])
      .where(listedCondition(kind, context.clock()))
      .orderBy('id')
      .$if(part !== undefined, all => all.limit(part?.limit ?? 0).offset(part?.offset ?? 0))
      .execute()
    for (const { slug, translation, updatedAt, ...place } of rows)
      found.push({ kind: kind.name, slug, languages: availableIn(translation), updatedAt, place })
  }
  return found
}

/** Returns the number of these records per kind. */
export async function countPublicRecords(context: Context): Promise<Map<RecordKindName, number>> {
  const counts = new Map<RecordKindName, number>()
  for (const kind of await dependOnPublicKinds(context)) {
    const { count } = await recordsIn(context.db)
      .selectFrom(tableOf(kind))
      .select(sql<number>`count(*)::int`.as('count'))
      .where(listedCondition(kind, context.clock()))
      .executeTakeFirstOrThrow()
    counts.set(kind.name, count)
  }
  return counts
}

/**
 * Returns the public kinds, or only the given one; registers them, so that a cached response is renewed once
 * one of them changes.
 */
async function dependOnPublicKinds(context: Context, only?: RecordKindName): Promise<RecordPlace[]> {
  const kinds = context.kinds.filter(({ name, published }) => published && (!only || name === only))
  for (const kind of kinds) {
    context.reads.tags.add(kind.name)
    await dependOnKind(context, kind)
  }
  return kinds
}
