import { sql } from 'kysely'
import { isId } from '#contract/fields.ts'
import { imageTypes } from '#contract/files/file.ts'
import { folded } from '#contract/folding.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { asJson, type Database, type Kysely, type Selectable } from '#server/platform/database/database.ts'
import type { FileContent, FileRow, Variant } from './picture.ts'

type Db = Kysely<Database>

export function files(db: Db) {
  return db.selectFrom('files').where('deletedAt', 'is', null)
}

/** The same without files sent by visitors, which belong to what they were sent for. */
export function ownFiles(db: Db) {
  return files(db).where('isSent', '=', false)
}

export async function findFiles(db: Db, wanted: readonly number[]): Promise<FileRow[]> {
  const ids = wanted.filter(isId)
  if (ids.length === 0) return []
  return fileRows(await files(db).where('id', 'in', ids).selectAll().execute())
}

/** Needed for reading files; with a cache, each file is cached until one is written. */
export type Reading = Pick<Context, 'db'> & Partial<Pick<Context, 'cache'>>

/** Finds files through the cache. A transaction sees uncommitted rows, so it always queries the database. */
export async function readFiles({ db, cache }: Reading, ids: readonly number[]): Promise<FileRow[]> {
  const wanted = [...new Set(ids)]
  if (!cache || db.isTransaction) return findFiles(db, wanted)
  const known = await cache.rememberEach({ name: 'files', tag: 'files' }, wanted, async unknown => {
    const rows = await findFiles(db, unknown)
    return new Map(rows.map(row => [row.id, row]))
  })
  return [...known.values()]
}

/** The same without files sent by visitors. */
export async function readOwn(reading: Reading, ids: readonly number[]): Promise<FileRow[]> {
  return (await readFiles(reading, ids)).filter(({ isSent }) => !isSent)
}

export async function findByPlace(db: Db, folder: string, name: string): Promise<FileRow | undefined> {
  const found = files(db).where('folder', '=', folder).where(sql`lower(name)`, '=', sql`lower(${name})`)
  return fileRows(await found.selectAll().execute())[0]
}

/** Finds the files in these folders. */
export async function findNamesIn(
  db: Db,
  folders: string[],
): Promise<{ id: number; folder: string; name: string }[]> {
  if (folders.length === 0) return []
  return files(db).where('folder', 'in', folders).select(['id', 'folder', 'name']).execute()
}

export type NewFile = Omit<
  FileRow,
  'id' | 'version' | 'isSent' | 'createdAt' | 'updatedAt' | 'updatedBy' | 'deletedAt'
> & { isSent?: true; now: Date }

/** Returns undefined if another file has that folder and name. */
export async function insertFile(db: Db, { now, ...file }: NewFile): Promise<FileRow | undefined> {
  const texts = {
    alt: json(file.alt),
    caption: json(file.caption),
    credit: json(file.credit),
    variants: asJson(file.variants),
  }
  const inserted = db
    .insertInto('files')
    .values({
      ...file,
      ...texts,
      searchText: searchTextOf(file),
      createdAt: now,
      updatedAt: now,
      updatedBy: file.createdBy,
    })
    .onConflict(same => same.doNothing())
  return fileRows(await inserted.returningAll().execute())[0]
}

/** Saves the focal point and credit of a picture. */
export async function writeFrame(
  db: Db,
  id: number,
  { focalX, focalY, credit, now }: Pick<FileRow, 'focalX' | 'focalY' | 'credit'> & { now: Date },
): Promise<void> {
  await db
    .updateTable('files')
    .set(({ eb }) => ({
      ...{ focalX, focalY, credit: json(credit), updatedAt: now },
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Adds a version unless the file has one of that width and type, or holds something else by now. */
export async function addVariant(
  db: Db,
  { id, hash }: Pick<FileRow, 'id' | 'hash'>,
  variant: Variant,
): Promise<void> {
  await addVariants(db, { id, hash }, [variant])
}

/** The same for several at once, which are all new or all known. */
export async function addVariants(
  db: Db,
  { id, hash }: Pick<FileRow, 'id' | 'hash'>,
  variants: readonly Variant[],
): Promise<void> {
  const known = asJson(variants.slice(0, 1).map(({ width, type }) => ({ width, type })))
  await db
    .updateTable('files')
    .set({ variants: sql`variants || ${asJson(variants)}::jsonb` })
    .where('id', '=', id)
    .where('hash', '=', hash)
    .where(sql<boolean>`not variants @> ${known}::jsonb`)
    .execute()
}

/** Finds pictures without an AVIF version, newest first. */
export async function findWithoutAvif(db: Db, most: number): Promise<number[]> {
  const rows = await files(db)
    .where(
      'type',
      'in',
      imageTypes.filter(type => type !== 'image/gif'),
    )
    .where(sql<boolean>`not variants @> '[{"type": "image/avif"}]'::jsonb`)
    .select('id')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

export async function findNewestHash(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('files').select('hash').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row?.hash
}

/** Returns the hashes that rows still refer to, including files in the trash and older versions. */
export async function findKeptHashes(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ hash: string }>`
    with kept as (select hash, variants from files union all select hash, variants from file_versions)
    select hash from kept
    union select variant ->> 'hash' from kept, jsonb_array_elements(variants) as variant`.execute(db)
  return new Set(rows.map(row => row.hash))
}

/** Returns a file's row and locks it until the transaction ends. */
export async function lockFile(db: Db, id: number): Promise<FileRow | undefined> {
  return fileRows(await ownFiles(db).where('id', '=', id).selectAll().forUpdate().execute())[0]
}

export async function setContent(db: Db, id: number, content: FileContent, by: ChangedBy): Promise<void> {
  await db
    .updateTable('files')
    .set({ ...content, variants: asJson(content.variants), ...changedBy(by) })
    .where('id', '=', id)
    .execute()
}

/** PDFs without a picture of their first page, the newest first. */
export async function findWithoutPreview(db: Db, most: number): Promise<number[]> {
  const rows = await files(db)
    .where('type', '=', 'application/pdf')
    .where(sql<boolean>`variants = '[]'::jsonb`)
    .select('id')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Replaces the list of files that a playlist plays. */
export async function setParts(
  db: Db,
  fileId: number,
  parts: readonly { id: number; path: string }[],
): Promise<void> {
  await db.deleteFrom('fileParts').where('fileId', '=', fileId).execute()
  const rows = parts.map(({ id, path }) => ({ fileId, partId: id, path }))
  if (rows.length > 0) await db.insertInto('fileParts').values(rows).execute()
}

export async function findParts(db: Db, fileId: number): Promise<{ partId: number; path: string }[]> {
  return db.selectFrom('fileParts').where('fileId', '=', fileId).select(['partId', 'path']).execute()
}

/** Search text of a file: its name and descriptions. */
function searchTextOf({ name, alt, caption, credit }: Pick<FileRow, 'name' | 'alt' | 'caption' | 'credit'>) {
  return folded([name, ...[alt, caption, credit].flatMap(text => (text ? [text.de, text.en] : []))].join(' '))
}

/** Updates the search text of a file. */
export async function putSearchText(db: Db, id: number): Promise<void> {
  const [row] = fileRows(await db.selectFrom('files').where('id', '=', id).selectAll().execute())
  if (!row) return
  await db
    .updateTable('files')
    .set({ searchText: searchTextOf(row) })
    .where('id', '=', id)
    .execute()
}

/** User and time of a change. */
export interface ChangedBy {
  userId: number | null
  now: Date
}

export function changedBy({ userId, now }: ChangedBy) {
  return { version: sql<number>`version + 1`, updatedAt: now, updatedBy: userId }
}

// The JSON columns contain what `NewFile` and `addVariant` store.
export function fileRows(rows: Selectable<Database['files']>[]): FileRow[] {
  return rows as FileRow[]
}

function json(value: unknown): string | null {
  return value === null ? null : asJson(value)
}
