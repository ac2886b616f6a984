import { sql } from 'kysely'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { type ChangedBy, changedBy } from './queries.ts'

type Db = Kysely<Database>

/** SQL condition: the column's folder is this one or below it. */
export function withinFolderCondition(column: 'folder' | 'path', folder: string) {
  const name = sql.ref(column)
  return sql<boolean>`(${name} = ${folder} or starts_with(${name}, ${`${folder}/`}))`
}

/** Serialises moves of files and folders until the transaction ends. */
export async function lockPlaces(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('places of files'))`.execute(db)
}

/** Finds all folders: created ones, and those that contain files. */
export async function findFolders(db: Db): Promise<{ path: string; files: number }[]> {
  const { rows } = await sql<{ path: string; files: number }>`
    with counted as (select folder as path, count(*)::int as files from files
      where deleted_at is null and not is_sent group by folder)
    select path, coalesce(files, 0) as files from folders full join counted using (path)
    where path <> ''`.execute(db)
  return rows
}

/** Names of the direct subfolders. */
export async function findFoldersIn(db: Db, folder: string): Promise<string[]> {
  const start = folder === '' ? 1 : folder.length + 2
  const { rows } = await sql<{ word: string }>`
    with known as (
      select path from folders
      union all select distinct folder from files where deleted_at is null and not is_sent and folder <> ''
    )
    select distinct split_part(substr(path, ${start}::int), '/', 1) as word from known
    where ${folder === '' ? sql`true` : sql`starts_with(path, ${`${folder}/`})`} order by word`.execute(db)
  return rows.map(({ word }) => word)
}

/**
 * Returns the stored spelling of a folder, compared without regard to case; undefined if it does not exist.
 */
export async function findFolder(db: Db, path: string): Promise<string | undefined> {
  const { rows } = await sql<{ path: string }>`
    select path from folders where lower(path) = lower(${path})
    union all select folder from files where deleted_at is null and (folder = ${path} or starts_with(folder, ${`${path}/`}))
    limit 1`.execute(db)
  const [found] = rows
  return found && (found.path.toLowerCase() === path.toLowerCase() ? found.path : path)
}

/** The same, only for folders that were created; their parents were created with them. */
export async function findMadeFolder(db: Db, path: string): Promise<string | undefined> {
  const found = db.selectFrom('folders').select('path').where(sql`lower(path)`, '=', sql`lower(${path})`)
  return (await found.executeTakeFirst())?.path
}

export async function insertFolder(db: Db, path: string, { userId, now }: ChangedBy): Promise<void> {
  await db
    .insertInto('folders')
    .values({ path, createdAt: now, createdBy: userId })
    .onConflict(same => same.doNothing())
    .execute()
}

export async function deleteFolders(db: Db, path: string): Promise<void> {
  await db.deleteFrom('folders').where(withinFolderCondition('path', path)).execute()
}

/**
 * Changes the path of a folder with its contents, including files in the trash, but not files sent by
 * visitors.
 */
export async function setFolderPath(db: Db, from: string, to: string, by: ChangedBy): Promise<void> {
  const moved = (column: string) => sql<string>`${to} || substr(${sql.ref(column)}, ${from.length + 1}::int)`
  await sql`
    insert into file_addresses (folder, name, file_id)
    select folder, name, id from files where ${withinFolderCondition('folder', from)} and deleted_at is null and not is_sent
    on conflict (folder, lower(name)) do update set file_id = excluded.file_id`.execute(db)
  await db
    .updateTable('files')
    .set({ folder: moved('folder'), ...changedBy(by) })
    .where(withinFolderCondition('folder', from))
    .where('isSent', '=', false)
    .execute()
  await db
    .updateTable('folders')
    .set({ path: moved('path') })
    .where(withinFolderCondition('path', from))
    .execute()
}

/** Moves a file; its old address redirects to the new one. */
export async function setPlace(
  db: Db,
  file: { id: number; folder: string; name: string },
  place: { folder: string; name: string },
  by: ChangedBy,
): Promise<void> {
  await putAddress(db, file.id, file)
  await db
    .updateTable('files')
    .set({ folder: place.folder, name: place.name, ...changedBy(by) })
    .where('id', '=', file.id)
    .execute()
}

/** Stores an address that redirects to a file elsewhere. */
export async function putAddress(
  db: Db,
  fileId: number,
  { folder, name }: { folder: string; name: string },
): Promise<void> {
  await sql`
    insert into file_addresses (folder, name, file_id) values (${folder}, ${name}, ${fileId})
    on conflict (folder, lower(name)) do update set file_id = excluded.file_id`.execute(db)
}

/** Finds the file that was once at this address. */
export async function findMoved(db: Db, folder: string, name: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('fileAddresses')
    .where('folder', '=', folder)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .select('fileId')
    .executeTakeFirst()
  return row?.fileId
}
