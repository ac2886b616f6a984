import { writeFile } from 'node:fs/promises'
import { fail } from '#contract/errors.ts'
import { drawingType } from '#contract/files/file.ts'
import { playlistType } from '#contract/files/film.ts'
import type { Context, UploadedFile } from '#server/platform/calls/calls.ts'
import { type FileContent, type Variant, widthsFor } from './picture.ts'
import { type PlaylistPart, partsOfPlaylist } from './playlist.ts'
import { cleanDrawing } from './svg.ts'
import { acceptedType, isImage, readText } from './types.ts'
import { makeVariant } from './variants.ts'

type Needs = Pick<Context, 'db' | 'storage'>

/** What came in, looked through and ready to be kept: the one way that every upload takes. */
export interface Taken {
  /** Where its bytes lie for now; moved away by `storage.put`. */
  path: string
  about: Omit<FileContent, 'hash' | 'sizeBytes'>
  /** What a playlist plays. */
  parts: PlaylistPart[]
  discard(): Promise<void>
}

/** Tells a file from its content. Throws what is wrong with it. */
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

/** Pictures are written anew, with their smallest version at once; all else stays as it is. */
export async function take(context: Needs, { file, type, sourceHash, folder }: Sent): Promise<Taken> {
  const { storage } = context
  const plain = { type, sourceHash, width: null, height: null, variants: [] as Variant[] }
  if (type === playlistType) {
    const parts = await partsOfPlaylist(context, await readText(file.path), folder)
    return { path: file.path, about: plain, parts, discard: async () => undefined }
  }
  if (type === drawingType) return takeDrawing(context, file.path, plain)
  if (!isImage(type)) return { path: file.path, about: plain, parts: [], discard: async () => undefined }
  const rewritten = storage.temporaryPath()
  try {
    const { width, height } = await storage.images.rewrite(file.path, rewritten)
    const [smallest = width] = widthsFor(width)
    const variants = [await makeVariant(context, file.path, smallest)]
    const about = { ...plain, width, height, variants }
    return { path: rewritten, about, parts: [], discard: () => storage.discard(rewritten) }
  } catch (error) {
    await storage.discard(rewritten)
    throw error
  }
}

async function takeDrawing({ storage }: Needs, path: string, plain: Taken['about']): Promise<Taken> {
  const { text, width, height } = cleanDrawing(await readText(path))
  const rewritten = storage.temporaryPath()
  await writeFile(rewritten, text, { mode: 0o600 })
  const about = { ...plain, width, height }
  return { path: rewritten, about, parts: [], discard: () => storage.discard(rewritten) }
}
