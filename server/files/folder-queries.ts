import { sql } from 'kysely'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { type By, changedBy } from './queries.ts'

type Db = Kysely<Database>

/** Whether a column's folder is this one or below it. */
export function isWithin(column: 'folder' | 'path', folder: string) {
  const name = sql.ref(column)
  return sql<boolean>`(${name} = ${folder} or starts_with(${name}, ${`${folder}/`}))`
}

/** Moves of files and folders wait for each other, until the transaction ends. */
export async function lockPlaces(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('places of files'))`.execute(db)
}

/** Every folder: those that were made, and those in which files lie. */
export async function findFolders(db: Db): Promise<{ path: string; files: number }[]> {
  const { rows } = await sql<{ path: string; files: number }>`
    with counted as (select folder as path, count(*)::int as files from files
      where deleted_at is null and not is_sent group by folder)
    select path, coalesce(files, 0) as files from folders full join counted using (path)
    where path <> ''`.execute(db)
  return rows
}

/** The folders directly below this one. */
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

/** How a folder is written that is there, whatever capitals are asked for; undefined for none. */
export async function findFolder(db: Db, path: string): Promise<string | undefined> {
  const { rows } = await sql<{ path: string }>`
    select path from folders where lower(path) = lower(${path})
    union all select folder from files where deleted_at is null and (folder = ${path} or starts_with(folder, ${`${path}/`}))
    limit 1`.execute(db)
  const [found] = rows
  return found && (found.path.toLowerCase() === path.toLowerCase() ? found.path : path)
}

/** The same for a folder that was made, as those above it were then. */
export async function findMadeFolder(db: Db, path: string): Promise<string | undefined> {
  const found = db.selectFrom('folders').select('path').where(sql`lower(path)`, '=', sql`lower(${path})`)
  return (await found.executeTakeFirst())?.path
}

export async function insertFolder(db: Db, path: string, { userId, now }: By): Promise<void> {
  await db
    .insertInto('folders')
    .values({ path, createdAt: now, createdBy: userId })
    .onConflict(same => same.doNothing())
    .execute()
}

export async function deleteFolders(db: Db, path: string): Promise<void> {
  await db.deleteFrom('folders').where(isWithin('path', path)).execute()
}

/**
 * Gives a folder another path, with all that is in it; what lies in the trash comes back there. What visitors have sent
 * stays where it is.
 */
export async function setFolderPath(db: Db, from: string, to: string, by: By): Promise<void> {
  const moved = (column: string) => sql<string>`${to} || substr(${sql.ref(column)}, ${from.length + 1}::int)`
  await sql`
    insert into file_addresses (folder, name, file_id)
    select folder, name, id from files where ${isWithin('folder', from)} and deleted_at is null and not is_sent
    on conflict (folder, lower(name)) do update set file_id = excluded.file_id`.execute(db)
  await db
    .updateTable('files')
    .set({ folder: moved('folder'), ...changedBy(by) })
    .where(isWithin('folder', from))
    .where('isSent', '=', false)
    .execute()
  await db
    .updateTable('folders')
    .set({ path: moved('path') })
    .where(isWithin('path', from))
    .execute()
}

/** Gives a file another place; its old address leads there. */
export async function setPlace(
  db: Db,
  file: { id: number; folder: string; name: string },
  place: { folder: string; name: string },
  by: By,
): Promise<void> {
  await putAddress(db, file.id, file)
  await db
    .updateTable('files')
    .set({ folder: place.folder, name: place.name, ...changedBy(by) })
    .where('id', '=', file.id)
    .execute()
}

/** An address that leads to a file which lies elsewhere. */
export async function putAddress(
  db: Db,
  fileId: number,
  { folder, name }: { folder: string; name: string },
): Promise<void> {
  await sql`
    insert into file_addresses (folder, name, file_id) values (${folder}, ${name}, ${fileId})
    on conflict (folder, lower(name)) do update set file_id = excluded.file_id`.execute(db)
}

/** The file that once was here. */
export async function findMoved(db: Db, folder: string, name: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('fileAddresses')
    .where('folder', '=', folder)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .select('fileId')
    .executeTakeFirst()
  return row?.fileId
}
