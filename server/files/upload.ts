import { fail } from '#contract/errors.ts'
import type { File } from '#contract/files/file.ts'
import { playlistType } from '#contract/files/film.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { type About, keep } from './keep.ts'
import { nameFor } from './names.ts'
import { type FileRow, fileOf, widthsFor } from './picture.ts'
import { refusePlaylist } from './playlist.ts'
import { acceptedType, isImage, readText } from './types.ts'
import { makeVariant } from './variants.ts'

type Needs = Pick<Context, 'db' | 'storage' | 'clock' | 'caller' | 'file' | 'jobs'>

interface Wishes {
  folder: string
  altDe?: string | undefined
  altEn?: string | undefined
}

/** Takes in the file that came with a call, the one way there is: pictures are written anew, all else stays as it is. */
export async function upload(context: Needs, { folder, altDe, altEn }: Wishes): Promise<File> {
  const { file } = context
  if (!file) throw fail('invalid', { fields: { file: 'required' } })
  const type = await acceptedType(context.storage, file)
  const alt = altDe || altEn ? { de: altDe ?? '', en: altEn ?? '' } : null
  const about = { ...nothingMore, folder, name: nameFor(file.name, type), type, alt }
  if (type === playlistType) await refusePlaylist(context, await readText(file.path), folder)
  if (isImage(type)) return fileOf(await takePicture(context, file.path, about))
  return fileOf(await keep(context, file.path, about))
}

/** What only pictures have. */
export const nothingMore = {
  width: null,
  height: null,
  caption: null,
  credit: null,
  focalX: 0.5,
  focalY: 0.5,
  variants: [],
}

/** The smallest version at once, so that it can be shown; the others are a job's work. */
async function takePicture(context: Needs, path: string, about: About): Promise<FileRow> {
  const { storage, jobs } = context
  const rewritten = storage.temporaryPath()
  try {
    const { width, height } = await storage.images.rewrite(path, rewritten)
    const [smallest = width] = widthsFor(width)
    const variants = [await makeVariant(context, path, smallest)]
    return await context.db.transaction().execute(async db => {
      const row = await keep({ ...context, db }, rewritten, { ...about, width, height, variants })
      await jobs.enqueue(db, 'makeVariants', { fileId: row.id })
      return row
    })
  } finally {
    await storage.discard(rewritten)
  }
}
