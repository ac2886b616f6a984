import { sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import { slugLength } from '#contract/fields.ts'
import { type Bilingual, type Language, languages, otherLanguage } from '#contract/language.ts'
import { reservedSlugs } from '#contract/matching.ts'
import { publicPagesOf, type RecordKindName, recordKindNames } from '#contract/record-kinds.ts'
import { wordsBesideCalls } from '#contract/reserved.ts'
import { slugOf } from '#contract/slugs.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import type { RecordKind, Saved } from './kind.ts'

type Db = Kysely<Database>
type Kind = Pick<RecordKind, 'name' | 'addressed'>

interface Wish {
  /** Null for a new record. */
  id: number | null
  slug: Bilingual<string>
  title: Bilingual<string>
}

/**
 * Returns the slugs of a record: the given ones, otherwise derived from its titles. Throws `slugTaken`,
 * `slugReserved` and `invalid` for given slugs; derived ones get a number instead, or a prefix if they have
 * digits only.
 */
export async function settleSlugs(db: Db, kind: Kind, { id, slug, title }: Wish): Promise<Bilingual<string>> {
  await sql`select pg_advisory_xact_lock(hashtext(${`slugs:${kind.name}`}))`.execute(db)
  const settled = { de: '', en: '' }
  for (const language of languages) {
    const place = { language, exceptId: id }
    if (slug[language] !== '') settled[language] = await checkedSlug(db, kind, slug[language], place)
    else if (title[language] !== '') settled[language] = await suggestSlug(db, kind, title[language], place)
  }
  return settled
}

interface Place {
  language: Language
  exceptId: number | null
}

async function checkedSlug(db: Db, kind: Kind, value: string, place: Place): Promise<string> {
  const field = `slug.${place.language}`
  if (isOfDigits(kind, value)) throw fail('invalid', { fields: { [field]: 'slugOfDigits' } })
  if (isReserved(kind, value)) throw fail('slugReserved', { fields: { [field]: 'slugReserved' } })
  if (await isTaken(db, kind, value, place)) throw fail('slugTaken', { fields: { [field]: 'slugTaken' } })
  return value
}

/** Whether an address of the site or of its API has this slug in its place. */
export function isReserved({ name }: Pick<Kind, 'name'>, slug: string): boolean {
  const isOfPage = publicPagesOf(name).slugPages.some(page => reservedSlugs(page).has(slug))
  return isOfPage || reservedByCalls[name].has(slug)
}

/** Whether the slug would be taken for an id. */
export function isOfDigits({ addressed }: Pick<Kind, 'addressed'>, slug: string): boolean {
  return addressed?.beforeDigits !== undefined && /^\d+$/.test(slug)
}

const reservedByCalls = Object.fromEntries(
  recordKindNames.map(name => [name, wordsBesideCalls(name)]),
) as Record<RecordKindName, Set<string>>

/** Returns a free slug derived from this text: `neue-spule`, otherwise `neue-spule-2`. */
export async function suggestSlug(db: Db, kind: Kind, text: string, place: Place): Promise<string> {
  const made = slugOf(text) || kind.name
  const wished = isOfDigits(kind, made) ? `${kind.addressed?.beforeDigits?.[place.language]}-${made}` : made
  for (let n = 1; ; n += 1) {
    const ending = n === 1 ? '' : `-${n}`
    const slug = wished.slice(0, slugLength - ending.length).replace(/-+$/, '') + ending
    if (!isReserved(kind, slug) && !(await isTaken(db, kind, slug, place))) return slug
  }
}

/** Whether a slug leads, or led, to another record. */
export async function isTaken(
  db: Db,
  kind: Kind,
  slug: string,
  { language, exceptId }: Place,
): Promise<boolean> {
  const owner = await db
    .selectFrom('slugs')
    .select('recordId')
    .where('kind', '=', kind.name)
    .where('language', '=', language)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return owner !== undefined && owner.recordId !== exceptId
}

/** Makes these the current slugs. Earlier ones still lead to the record. */
export async function putSlugs(db: Db, kind: Kind, { id: recordId, fields, isNew }: Saved): Promise<void> {
  const slug = fields.slug as Bilingual<string>
  if (!isNew)
    await db
      .updateTable('slugs')
      .set({ isCurrent: false })
      .where('kind', '=', kind.name)
      .where('recordId', '=', recordId)
      .execute()
  const rows = languages
    .filter(language => slug[language] !== '')
    .map(language => ({ kind: kind.name, language, slug: slug[language], recordId, isCurrent: true }))
  if (rows.length === 0) return
  await db
    .insertInto('slugs')
    .values(rows)
    .onConflict(conflict => conflict.columns(['kind', 'language', 'slug']).doUpdateSet({ isCurrent: true }))
    .execute()
}

/**
 * Returns the records for a slug, the best match first: this language before the other, current before old.
 */
export async function idsBySlug(db: Db, kind: string, slug: string, language: Language): Promise<number[]> {
  const rows = await db
    .selectFrom('slugs')
    .select('recordId')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .orderBy(sql`language = ${language}`, 'desc')
    .orderBy('isCurrent', 'desc')
    .execute()
  return rows.map(({ recordId }) => recordId)
}

/** A record without a translation has the slug of its existing language in both. */
export function slugsShown(slug: Bilingual<string>): Bilingual<string> {
  const shown = (language: Language) => slug[language] || slug[otherLanguage(language)]
  return { de: shown('de'), en: shown('en') }
}
