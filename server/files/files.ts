import { fail, isFailure } from '#contract/errors.ts'
import type { File, FolderRow, Image } from '#contract/files/file.ts'
import type { Language } from '#contract/language.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findFolder, findFolders, findFoldersIn } from './folder-queries.ts'
import { addressOfFile, fileOf, imageOf, previewOf, variantAt } from './picture.ts'
import { findFiles, type Reading, readFiles, readOwn } from './queries.ts'
import { countInTrash, countMissingAlt, type FileSearch, searchFiles } from './search.ts'

export {
  type FilmFields,
  type FilmKind,
  filesOfFilm,
  filesOfRecording,
  filmProblems,
  recordedParts,
  shownFilm,
  shownRecording,
} from './films.ts'
export { withPictures } from './in-text.ts'
export { type MediaRequest, mediaAnswer } from './media.ts'
export { frameOf, frameOwn } from './own-picture.ts'
export { describedAs, pageOfFile } from './picture.ts'
export { createPieces, piecesPath, refuseForeignUpload } from './pieces.ts'
export { withKeys } from './preview-key.ts'
export { storeSeedFile } from './seed-file.ts'
export {
  enqueueVariants,
  storeSeedPicture,
  type TakenIn,
  takeInAhead,
} from './seed-picture.ts'
export { storeSeedSound } from './seed-sound.ts'
export { deleteFile, keepSent, setFilePublic } from './sent-file.ts'
export { makeFilesPublic } from './share-files.ts'
export { warnOfForeignFolder } from './shared-folder.ts'
export { upload } from './upload.ts'
export { fileAt } from './view.ts'

/** Whether to include files sent by visitors, which are shown only with what they were sent for. */
interface Which {
  sentToo?: true
}

/** Returns the pictures with these ids as pages in this language show them. Missing ones are left out. */
export async function imagesOf(
  context: Reading,
  ids: readonly number[],
  language: Language,
  { sentToo }: Which = {},
): Promise<Map<number, Image>> {
  const rows = sentToo ? await readFiles(context, ids) : await readOwn(context, ids)
  return new Map(rows.flatMap(row => pairOf(row.id, imageOf(row, language))))
}

/** Copies the version of a picture at this address to the local disk; returns null if it no longer exists. */
export async function copyOfPicture(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  address: string,
): Promise<{ path: string; focal: Image['focal']; isWhole: boolean; ground: File['ground'] } | null> {
  const [, id, wanted = ''] = /\/media\/(\d{1,9})\/(.+)$/.exec(address) ?? []
  const [row] = id ? await findFiles(db, [Number(id)]) : []
  const variant = row && variantAt(row, wanted)
  if (!variant) return null
  const path = await storage.copyOut(variant.hash).catch(noneLeft)
  if (path === null) return null
  const { focalX: x, focalY: y, ground, isSent } = row
  return { path, focal: { x, y }, ground, isWhole: ground !== null || isSent }
}

function noneLeft(error: unknown): null {
  if (isFailure(error, 'notFound')) return null
  throw error
}

export interface Download {
  src: string
  folder: string
  name: string
  type: string
  sizeBytes: number
  createdAt: Date
  /** Address of a preview image, for files that are not pictures. */
  preview: string | null
  /** Background of a drawing. */
  ground: File['ground']
}

/** The files with these ids, as pages offer them. */
export async function downloadsOf(
  context: Reading,
  ids: readonly number[],
  { sentToo }: Which = {},
): Promise<Map<number, Download>> {
  const rows = sentToo ? await readFiles(context, ids) : await readOwn(context, ids)
  return new Map(
    rows.map(row => [
      row.id,
      {
        src: addressOfFile(row),
        folder: row.folder,
        name: row.name,
        type: row.type,
        sizeBytes: row.sizeBytes,
        createdAt: row.createdAt,
        preview: previewOf(row)?.src ?? null,
        ground: row.ground,
      },
    ]),
  )
}

/**
 * Returns one page of the files in a folder, and its direct subfolders. Throws `notFound` if the folder does
 * not exist.
 */
export async function listFolder(
  { db }: Pick<Context, 'db'>,
  wish: Pick<FileSearch, 'folder'> & Partial<FileSearch>,
) {
  const search = { page: 1, limit: 100, ...wish }
  const { count, rows } = await searchFiles(db, search)
  const folders = await findFoldersIn(db, search.folder)
  if (count === 0 && folders.length === 0) await refuseMissing(db, search)
  return { count, rows: rows.map(fileOf) satisfies File[], folders }
}

// Files in the trash may come from folders that no longer exist.
async function refuseMissing(db: Context['db'], { folder, trash }: FileSearch): Promise<void> {
  if (folder === '' || trash) return
  if ((await findFolder(db, folder)) !== folder) throw fail('notFound')
}

// Made once: thousands of folders are compared.
const byName = new Intl.Collator('de', { numeric: true }).compare

/** Returns all folders with the number of files in each. */
export async function folders({ db }: Pick<Context, 'db'>): Promise<{
  folders: FolderRow[]
  missingAlt: number
  inTrash: number
}> {
  const found = await findFolders(db)
  const inOrder = found.sort((a, b) => byName(a.path, b.path))
  return { folders: inOrder, missingAlt: await countMissingAlt(db), inTrash: await countInTrash(db) }
}

function pairOf(id: number, image: Image | null): [number, Image][] {
  return image ? [[id, image]] : []
}
