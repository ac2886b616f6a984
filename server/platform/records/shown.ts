import type { Selectable } from 'kysely'
import { fail } from '#contract/errors.ts'
import type { Bilingual } from '#contract/language.ts'
import type { Translation } from '#contract/translation.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { type RecordKind, recordsIn } from './kind.ts'
import { idOfPreview } from './preview.ts'
import { dependOnKind, publicCondition } from './public.ts'
import { idsBySlug, slugsShown } from './slugs.ts'
import { answerLanguage, availableIn } from './translation.ts'

/** Returns the public records among these ids, as rows of an area. */
type FindPublic<Row> = (db: Kysely<Database>, now: Date, ids: readonly number[]) => Promise<Row[]>

/** Returns a record, public or not, as a row of an area. */
type FindOne<Row> = (db: Kysely<Database>, id: number) => Promise<Row | undefined>

type RecordTable = {
  [T in keyof Database]: Database[T] extends { deletedAt: unknown; isVisible: unknown } ? T : never
}[keyof Database]

/** Queries for the rows of a kind: all public ones, public ones by id, or one whether public or not. */
export function rowsOf<T extends RecordTable>(table: T) {
  type Row = Selectable<Database[T]>
  const rows = (db: Kysely<Database>) =>
    recordsIn(db)
      .selectFrom(table as 'record')
      .selectAll()
  return {
    findShown: async (db: Kysely<Database>, now: Date) =>
      (await rows(db).where(publicCondition(now)).execute()) as unknown as Row[],
    findPublic: async (db: Kysely<Database>, now: Date, ids: readonly number[]) => {
      if (ids.length === 0) return []
      const found = await rows(db).where(publicCondition(now)).where('id', 'in', ids).execute()
      return found as unknown as Row[]
    },
    findOne: async (db: Kysely<Database>, id: number) =>
      (await rows(db).where('id', '=', id).executeTakeFirst()) as unknown as Row | undefined,
  }
}

/** Returns the public records for a current or old slug in either language, the best match first. */
export async function publicBySlug<Row extends { id: number }>(
  context: Context,
  kind: RecordKind,
  slug: string,
  findPublic: FindPublic<Row>,
): Promise<Row[]> {
  const { db, clock, language } = context
  await dependOnKind(context, kind)
  const ids = await idsBySlug(db, kind.name, slug, language)
  const rows = ids.length === 0 ? [] : await findPublic(db, clock(), ids)
  return ids.flatMap(id => rows.find(row => row.id === id) ?? [])
}

/** Returns the best match. Throws `notFound`. */
export async function shownBySlug<Row extends { id: number }>(
  ...asked: Parameters<typeof publicBySlug<Row>>
): Promise<Row> {
  const [row] = await publicBySlug(...asked)
  if (!row) throw fail('notFound')
  return row
}

/**
 * Returns the record that a preview link shows, in its current state. Throws `notFound` and like `readLink`.
 */
export async function shownByLink<Row extends { deletedAt: Date | null }>(
  context: Context,
  kind: RecordKind,
  token: string,
  findOne: FindOne<Row>,
): Promise<Row> {
  const row = await findOne(context.db, await idOfPreview(kind, context, token))
  if (!row || row.deletedAt) throw fail('notFound')
  return row
}

type Shown<Row, Answer> = (context: Context, row: Row) => Answer | Promise<Answer>

/**
 * The handlers of `readerCalls`: what readers see of a record by its slug or by a preview link. `prepared`
 * completes a preview, for instance with keys to files that are not public. Both throw `notFound`, `preview`
 * also like `readLink`.
 */
export function readersOf<Row extends { id: number; deletedAt: Date | null }, Answer>(
  kind: RecordKind,
  { findPublic, findOne }: { findPublic: FindPublic<Row>; findOne: FindOne<Row> },
  shown: Shown<Row, Answer>,
  prepared: (context: Context, answer: Answer) => Answer = (_, answer) => answer,
) {
  const rowOf = (context: Context, slug: string) => shownBySlug(context, kind, slug, findPublic)
  const find = async (context: Context, slug: string): Promise<Answer> =>
    shown(context, await rowOf(context, slug))
  const preview = async (context: Context, token: string): Promise<Answer> =>
    prepared(context, await shown(context, await shownByLink(context, kind, token, findOne)))
  return {
    find,
    preview,
    /** Returns the row of a public record. */
    rowOf,
    calls: {
      find: ({ slug }: { slug: string }, context: Context) => find(context, slug),
      preview: ({ token }: { token: string }, context: Context) => preview(context, token),
    },
  }
}

/** Returns `shownBase` of the contract, with the language of the response's texts. */
export function shownBaseOf(
  { language }: Pick<Context, 'language'>,
  { id, slug, translation }: { id: number; slug: Bilingual<string>; translation: Translation },
) {
  const slugs = slugsShown(slug)
  const spoken = answerLanguage(translation, language)
  return { id, slug: slugs[language], slugs, language: spoken, availableIn: availableIn(translation) }
}
