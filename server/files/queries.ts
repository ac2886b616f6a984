import { sql } from 'kysely'
import { isId } from '#contract/fields.ts'
import { type FileKind, typesOfKind } from '#contract/files/film.ts'
import { asJson, type Database, type Kysely, type Selectable } from '#server/platform/database/database.ts'
import type { FileRow, Variant } from './picture.ts'

type Db = Kysely<Database>

function files(db: Db) {
  return db.selectFrom('files').where('deletedAt', 'is', null)
}

export async function findFiles(db: Db, wanted: readonly number[]): Promise<FileRow[]> {
  const ids = wanted.filter(isId)
  if (ids.length === 0) return []
  return read(await files(db).where('id', 'in', ids).selectAll().execute())
}

export async function findByPlace(db: Db, folder: string, name: string): Promise<FileRow | undefined> {
  const found = files(db).where('folder', '=', folder).where(sql`lower(name)`, '=', sql`lower(${name})`)
  return read(await found.selectAll().execute())[0]
}

export interface FileSearch {
  folder: string
  below?: '1' | undefined
  q?: string | undefined
  kind?: FileKind | undefined
  page: number
  limit: number
}

/** The files of a folder, newest first; with words, those below it too whose place, name or description has them. */
export async function searchFiles(db: Db, search: FileSearch): Promise<{ count: number; rows: FileRow[] }> {
  const { folder, below, q, kind, page, limit } = search
  let found = q || below ? within(db, folder) : files(db).where('folder', '=', folder)
  if (q) found = found.where(has(q))
  if (kind) {
    found =
      kind === 'image'
        ? found.where('width', 'is not', null)
        : found.where('type', 'in', [...typesOfKind[kind]])
  }
  const { count } = await found.select(row => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = found
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
  return { count, rows: read(await rows.execute()) }
}

/** What these folders hold, by name. */
export async function findNamesIn(db: Db, folders: string[]): Promise<{ folder: string; name: string }[]> {
  if (folders.length === 0) return []
  return files(db).where('folder', 'in', folders).select(['folder', 'name']).execute()
}

/** The folders directly below this one. */
export async function findFolders(db: Db, folder: string): Promise<string[]> {
  const start = folder === '' ? 1 : folder.length + 2
  const word = sql<string>`split_part(substr(folder, ${start}::int), '/', 1)`
  const rows = await within(db, folder)
    .where('folder', '<>', folder)
    .select(word.as('word'))
    .distinct()
    .orderBy('word')
    .execute()
  return rows.map(row => row.word)
}

function within(db: Db, folder: string) {
  if (folder === '') return files(db)
  return files(db).where(sql<boolean>`(folder = ${folder} or starts_with(folder, ${`${folder}/`}))`)
}

function has(words: string) {
  const text = sql`lower(folder || '/' || name || ' ' || coalesce(alt::text, ''))`
  return sql<boolean>`position(lower(${words}) in ${text}) > 0`
}

export type NewFile = Omit<FileRow, 'id' | 'createdAt'> & { createdBy: number | null; now: Date }

/** Undefined when another file has that place. */
export async function insertFile(db: Db, { now, ...file }: NewFile): Promise<FileRow | undefined> {
  const texts = {
    alt: json(file.alt),
    caption: json(file.caption),
    credit: json(file.credit),
    variants: asJson(file.variants),
  }
  const inserted = db
    .insertInto('files')
    .values({ ...file, ...texts, createdAt: now })
    .onConflict(same => same.doNothing())
  return read(await inserted.returningAll().execute())[0]
}

/** Adds a version unless the file has one of that width. */
export async function addVariant(db: Db, id: number, variant: Variant): Promise<void> {
  await db
    .updateTable('files')
    .set({ variants: sql`variants || ${asJson([variant])}::jsonb` })
    .where('id', '=', id)
    .where(sql<boolean>`not variants @> ${asJson([{ width: variant.width }])}::jsonb`)
    .execute()
}

/** The hashes of everything that a row still needs, rows in the trash included. */
export async function findNewestHash(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('files').select('hash').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row?.hash
}

export async function findKeptHashes(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ hash: string }>`
    select hash from files
    union select variant ->> 'hash' from files, jsonb_array_elements(variants) as variant`.execute(db)
  return new Set(rows.map(row => row.hash))
}

// The json columns hold what `NewFile` and `addVariant` put into them.
function read(rows: Selectable<Database['files']>[]): FileRow[] {
  return rows as FileRow[]
}

function json(value: unknown): string | null {
  return value === null ? null : asJson(value)
}
