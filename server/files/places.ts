import { fail } from '#contract/errors.ts'
import { isName } from '#contract/files/file.ts'
import { playlistType } from '#contract/files/film.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { audit } from '#server/platform/records/records.ts'
import {
  findFolder,
  insertFolder,
  lockPlaces,
  putAddress,
  setFolderPath,
  setPlace,
} from './folder-queries.ts'
import { nameFor } from './names.ts'
import type { FileRow } from './picture.ts'
import { placeOf } from './playlist.ts'
import { findByPlace, findParts, putSearchText } from './queries.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'caller' | 'requestId'>
type Entry = { kind: 'file'; file: FileRow } | { kind: 'folder'; path: string }

/** Creates a folder in an existing one. `field` is the call's field for that one. */
export async function createFolder(
  context: Needs,
  { folder, name }: { folder: string; name: string },
  field: 'folder' | 'path' = 'folder',
) {
  await lockPlaces(context.db)
  const above = folder === '' ? '' : await findFolder(context.db, folder)
  if (above === undefined) throw fail('invalid', { fields: { [field]: 'noSuchFolder' } })
  const path = joined(above, name.normalize('NFC'))
  await refuseTaken(context, path, 'name')
  await insertFolder(context.db, path, byOf(context))
  await note(context, 'created', null, { folder: path })
  return { path, files: 0 }
}

/** Renames a file or a folder. Links to it stay valid, and old addresses redirect to the new one. */
export async function renameEntry(context: Needs, { path, name }: { path: string; name: string }) {
  await lockPlaces(context.db)
  const entry = await entryAt(context, path)
  const { folder } = split(path)
  const wished = entry.kind === 'file' ? nameFor(name, entry.file.type) : name.normalize('NFC')
  const to = joined(folder, wished)
  if (to === path) return { path }
  if (to.toLowerCase() !== path.toLowerCase()) await refuseTaken(context, to, 'name')
  await place(context, entry, to)
  await note(context, 'renamed', entry, { from: path, to })
  return { path: to }
}

/** Moves files and folders into a folder: all of them or none. */
export async function moveEntries(context: Needs, { paths, folder }: { paths: string[]; folder: string }) {
  await lockPlaces(context.db)
  const target = folder === '' ? '' : await findFolder(context.db, folder)
  if (target === undefined) throw fail('invalid', { fields: { folder: 'noSuchFolder' } })
  const moved: { from: string; to: string }[] = []
  for (const [n, path] of [...new Set(paths)].entries()) {
    const entry = await entryAt(context, path, `paths.${n}`)
    const to = joined(target, split(path).name)
    if (to === path) continue
    if (entry.kind === 'folder' && isInside(target, path))
      throw fail('folderIntoItself', { fields: { folder: 'folderIntoItself' } })
    await refuseTaken(context, to, `paths.${n}`)
    await place(context, entry, to)
    await note(context, 'moved', entry, { from: path, to })
    moved.push({ from: path, to })
  }
  return { moved }
}

/** Returns the file or folder at a path. Throws `invalid` if there is none. */
export async function entryAt({ db }: Pick<Needs, 'db'>, path: string, field = 'path'): Promise<Entry> {
  const { folder, name } = split(path)
  const file = await findByPlace(db, folder, name)
  if (file && !file.isSent) return { kind: 'file', file }
  if ((await findFolder(db, path)) === path) return { kind: 'folder', path }
  throw fail('invalid', { fields: { [field]: 'noSuchFile' } })
}

export function joined(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`
}

function split(path: string): { folder: string; name: string } {
  const at = path.lastIndexOf('/')
  return { folder: path.slice(0, Math.max(0, at)), name: path.slice(at + 1) }
}

function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

async function refuseTaken({ db }: Pick<Needs, 'db'>, path: string, field: string): Promise<void> {
  const { folder, name } = split(path)
  if (!isName(name) || path.length > longestPath)
    throw fail('invalidName', { fields: { [field]: 'invalidName' } })
  const isTaken = (await findByPlace(db, folder, name)) ?? (await findFolder(db, path))
  if (isTaken) throw fail('nameTaken', { fields: { [field]: 'nameTaken' } })
}

const longestPath = 300 // characters, as the contract allows

async function place(context: Needs, entry: Entry, to: string): Promise<void> {
  const { db } = context
  if (entry.kind === 'folder') {
    await setFolderPath(db, entry.path, to, byOf(context))
    return insertFolder(db, to, byOf(context))
  }
  const { file } = entry
  const there = split(to)
  await setPlace(db, file, there, byOf(context))
  await putSearchText(db, file.id)
  if (file.type === playlistType && there.folder !== file.folder)
    await leadToParts(context, file, there.folder)
}

// Players look for the parts of a film beside its playlist: addresses there redirect to the parts.
async function leadToParts({ db }: Needs, file: FileRow, folder: string): Promise<void> {
  for (const { partId, path } of await findParts(db, file.id))
    await putAddress(db, partId, placeOf(folder, path))
}

function byOf({ caller, clock }: Needs) {
  return { userId: caller?.id ?? null, now: clock() }
}

function note(context: Needs, action: string, entry: Entry | null, details: object): Promise<void> {
  const entityId = entry?.kind === 'file' ? entry.file.id : null
  return audit(context, { action, entity: 'files', entityId, details })
}
