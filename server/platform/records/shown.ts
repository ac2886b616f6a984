import type { Selectable } from 'kysely'
import { fail } from '#contract/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { type RecordKind, recordsIn } from './kind.ts'
import { idOfPreview } from './preview.ts'
import { changesWith, isPublicAt } from './public.ts'
import { idsBySlug } from './slugs.ts'

/** The public records among these, as an area reads them. */
type FindPublic<Row> = (db: Kysely<Database>, now: Date, ids: readonly number[]) => Promise<Row[]>

/** A record as an area reads it, public or not. */
type FindOne<Row> = (db: Kysely<Database>, id: number) => Promise<Row | undefined>

type RecordTable = {
  [T in keyof Database]: Database[T] extends { deletedAt: unknown; isVisible: unknown } ? T : never
}[keyof Database]

/** The rows of a kind as they stand in its table: all public ones, some of them, one, public or not. */
export function rowsOf<T extends RecordTable>(table: T) {
  type Row = Selectable<Database[T]>
  const rows = (db: Kysely<Database>) =>
    recordsIn(db)
      .selectFrom(table as 'record')
      .selectAll()
  return {
    findShown: async (db: Kysely<Database>, now: Date) =>
      (await rows(db).where(isPublicAt(now)).execute()) as unknown as Row[],
    findPublic: async (db: Kysely<Database>, now: Date, ids: readonly number[]) => {
      if (ids.length === 0) return []
      const found = await rows(db).where(isPublicAt(now)).where('id', 'in', ids).execute()
      return found as unknown as Row[]
    },
    findOne: async (db: Kysely<Database>, id: number) =>
      (await rows(db).where('id', '=', id).executeTakeFirst()) as unknown as Row | undefined,
  }
}

/** The public records that a slug may mean, by those they have or had in either language, the likeliest first. */
export async function publicBySlug<Row extends { id: number }>(
  context: Context,
  kind: RecordKind,
  slug: string,
  findPublic: FindPublic<Row>,
): Promise<Row[]> {
  const { db, clock, language } = context
  await changesWith(context, kind)
  const ids = await idsBySlug(db, kind.name, slug, language)
  const rows = ids.length === 0 ? [] : await findPublic(db, clock(), ids)
  return ids.flatMap(id => rows.find(row => row.id === id) ?? [])
}

/** The likeliest of them. Throws `notFound`. */
export async function shownBySlug<Row extends { id: number }>(
  ...asked: Parameters<typeof publicBySlug<Row>>
): Promise<Row> {
  const [row] = await publicBySlug(...asked)
  if (!row) throw fail('notFound')
  return row
}

/** The record that a preview link shows, as it stands. Throws `notFound` and `linkExpired`. */
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
