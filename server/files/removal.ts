import { sql } from 'kysely'
import { type FieldError, fail } from '#contract/errors.ts'
import { errors } from '#messages/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { audit, findUsedIds, usesOf } from '#server/platform/records/records.ts'
import { deleteFolders, lockPlaces, withinFolderCondition } from './folder-queries.ts'
import { ensureFolder } from './keep.ts'
import { numbered } from './names.ts'
import type { FileRow } from './picture.ts'
import { entryAt } from './places.ts'
import { changedBy, fileRows, findByPlace, ownFiles } from './queries.ts'

const mostNamed = 20 // a longer list is of no use

interface Wish {
  paths: string[]
  confirm?: boolean | undefined
}

/**
 * Moves files, and folders with their contents, to the trash. Throws `inUse` for files that are used, unless
 * confirmed.
 */
export async function remove(context: Context, { paths, confirm }: Wish) {
  const { db } = context
  await lockPlaces(db)
  const found = new Map<number, FileRow>()
  const folders: string[] = []
  for (const [n, path] of [...new Set(paths)].entries()) {
    const entry = await entryAt(context, path, `paths.${n}`)
    if (entry.kind === 'folder') folders.push(entry.path)
    const inside =
      entry.kind === 'file'
        ? [entry.file]
        : fileRows(
            await ownFiles(db).where(withinFolderCondition('folder', entry.path)).selectAll().execute(),
          )
    for (const file of inside) found.set(file.id, file)
  }
  const all = [...found.values()]
  if (!confirm) await refuseUsed(context, all)
  await intoTrash(context, all)
  for (const folder of folders) await deleteFolders(db, folder)
  return { ids: [...found.keys()], folders }
}

/** Throws `inUse` with the titles of the records that use each file, as far as the caller may read them. */
async function refuseUsed(context: Context, all: FileRow[]): Promise<void> {
  const ids = all.map(({ id }) => id)
  const used = new Set([
    ...(await findUsedIds(context, 'files', ids)),
    ...(await usedByPlaylists(context, ids)),
  ])
  const shown = all.filter(({ id }) => used.has(id)).slice(0, mostNamed)
  if (shown.length === 0) return
  throw fail('inUse', { errors: await Promise.all(shown.map(file => inUseError(context, file))) })
}

async function inUseError(context: Context, { id, folder, name }: FileRow): Promise<FieldError> {
  const { language } = context
  const { rows } = await usesOf(context, 'files', id)
  const titles = rows.map(({ title }) => title[language] || title.de || title.en).slice(0, mostNamed)
  const where = titles.length > 0 ? titles.join(', ') : errors.inUse[language]
  return { field: folder === '' ? name : `${folder}/${name}`, code: 'inUse', message: where }
}

// Playlists that are deleted along with the files do not count.
async function usedByPlaylists({ db }: Pick<Context, 'db'>, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('fileParts')
    .innerJoin('files', 'files.id', 'fileParts.fileId')
    .where('files.deletedAt', 'is', null)
    .where('fileParts.partId', '=', sql<number>`any(${ids})`)
    .where('fileParts.fileId', '<>', sql<number>`all(${ids})`)
    .select('fileParts.partId')
    .distinct()
    .execute()
  return rows.map(({ partId }) => partId)
}

async function intoTrash(context: Context, all: FileRow[]): Promise<void> {
  const { db, clock, caller } = context
  if (all.length === 0) return
  const by = { userId: caller?.id ?? null, now: clock() }
  await db
    .updateTable('files')
    .set({ ...changedBy(by), deletedAt: by.now, deletedBy: by.userId })
    .where('id', '=', sql<number>`any(${all.map(({ id }) => id)})`)
    .execute()
  for (const { id, name, folder } of all)
    await audit(context, { action: 'deleted', entity: 'files', entityId: id, details: { name, folder } })
}

/** Restores files from the trash to their folders, under a free name. Existing files are not changed. */
export async function restoreFiles(context: Context, ids: readonly number[]): Promise<{ ids: number[] }> {
  const { db, clock, caller } = context
  await lockPlaces(db)
  const rows = await db
    .selectFrom('files')
    .where('id', '=', sql<number>`any(${[...ids]})`)
    .selectAll()
    .forUpdate()
    .execute()
  if (rows.length < new Set(ids).size) throw fail('notFound')
  for (const row of fileRows(rows)) {
    if (!row.deletedAt) continue
    const folder = await ensureFolder(context, row.folder)
    const name = await freeName(context, folder, row.name)
    await db
      .updateTable('files')
      .set({ ...changedBy({ userId: caller?.id ?? null, now: clock() }), folder, name })
      .set({ deletedAt: null, deletedBy: null })
      .where('id', '=', row.id)
      .execute()
    await audit(context, { action: 'putBack', entity: 'files', entityId: row.id, details: { name, folder } })
  }
  return { ids: rows.map(({ id }) => id) }
}

async function freeName({ db }: Pick<Context, 'db'>, folder: string, name: string): Promise<string> {
  for (let n = 1; ; n += 1) if (!(await findByPlace(db, folder, numbered(name, n)))) return numbered(name, n)
}
