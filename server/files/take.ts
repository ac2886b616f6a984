import { readFile, writeFile } from 'node:fs/promises'
import { fail, isFailure } from '#contract/errors.ts'
import { drawingType, type LeftOut } from '#contract/files/file.ts'
import { playlistType } from '#contract/files/film.ts'
import type { Context, UploadedFile } from '#server/platform/calls/calls.ts'
import { type FileContent, type Variant, widthsFor } from './picture.ts'
import { type PlaylistPart, partsOfPlaylist } from './playlist.ts'
import { cleanDrawing, picturesIn } from './svg.ts'
import { acceptedType, isImage, readText } from './types.ts'
import { makeVariant } from './variants.ts'

type Needs = Pick<Context, 'db' | 'storage'>

/** An upload that is checked and ready to be stored. Every upload passes through here. */
export interface PreparedUpload {
  /** Temporary path of the bytes; `storage.put` moves them away. */
  path: string
  about: Omit<FileContent, 'hash' | 'sizeBytes'>
  /** Files that a playlist refers to. */
  parts: PlaylistPart[]
  /** Kinds of content that were removed from a drawing. */
  leftOut: LeftOut[]
  discard(): Promise<void>
}

/**
 * Detects the type of an uploaded file from its content. Throws a failure if the file is missing or not
 * accepted.
 */
export async function typeOfSent(
  { storage }: Pick<Context, 'storage'>,
  file: UploadedFile | null,
): Promise<{ file: UploadedFile; type: string; sourceHash: string }> {
  if (!file) throw fail('invalid', { fields: { file: 'required' } })
  const type = await acceptedType(storage, file)
  return { file, type, sourceHash: await storage.hashOf(file.path) }
}

interface Sent {
  file: UploadedFile
  type: string
  sourceHash: string
  folder: string
}

/**
 * Prepares an upload: pictures are re-encoded and get their smallest version at once; other files stay
 * unchanged.
 */
export async function prepareUpload(
  context: Needs,
  { file, type, sourceHash, folder }: Sent,
): Promise<PreparedUpload> {
  const { storage } = context
  const plain = { type, sourceHash, width: null, height: null, variants: [] as Variant[] }
  if (type === playlistType) {
    const parts = await partsOfPlaylist(context, await readText(file.path), folder)
    return { path: file.path, about: plain, parts, leftOut: [], discard: async () => undefined }
  }
  if (type === drawingType) return takeDrawing(context, file.path, plain)
  if (!isImage(type))
    return { path: file.path, about: plain, parts: [], leftOut: [], discard: async () => undefined }
  const rewritten = storage.temporaryPath()
  try {
    const { width, height } = await storage.images.rewrite(file.path, rewritten)
    const [smallest = width] = widthsFor({ width, height })
    const variants = [await makeVariant(context, file.path, smallest)]
    const about = { ...plain, width, height, variants }
    return { path: rewritten, about, parts: [], leftOut: [], discard: () => storage.discard(rewritten) }
  } catch (error) {
    await storage.discard(rewritten)
    throw error
  }
}

async function takeDrawing(
  { storage }: Needs,
  path: string,
  plain: PreparedUpload['about'],
): Promise<PreparedUpload> {
  const given = await readText(path)
  const { text, width, height, leftOut } = cleanDrawing(
    given,
    await cleanPictures(storage, picturesIn(given)),
  )
  const rewritten = storage.temporaryPath()
  await writeFile(rewritten, text, { mode: 0o600 })
  const about = { ...plain, width, height }
  return { path: rewritten, about, parts: [], leftOut, discard: () => storage.discard(rewritten) }
}

const mostPictures = 50 // in one drawing

/** Re-encodes the pictures inside a drawing, by address; data that is not a picture is left out. */
async function cleanPictures(
  { images, ...storage }: Needs['storage'],
  given: string[],
): Promise<Map<string, string>> {
  if (given.length > mostPictures) throw fail('drawingTooComplex')
  const cleaned = new Map<string, string>()
  for (const address of given) {
    const [from, to] = [storage.temporaryPath(), storage.temporaryPath()]
    try {
      await writeFile(from, Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'), { mode: 0o600 })
      const type = await images.typeOf(from)
      if (!type || !isImage(type)) continue
      await images.rewrite(from, to)
      cleaned.set(address, `data:${type};base64,${(await readFile(to)).toString('base64')}`)
    } catch (error) {
      if (!isFailure(error, 'notAnImage')) throw error
    } finally {
      await Promise.all([storage.discard(from), storage.discard(to)])
    }
  }
  return cleaned
}
