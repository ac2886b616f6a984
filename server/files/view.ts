import { fail } from '#contract/errors.ts'
import type { ShownFile } from '#contract/files/file.ts'
import { captionsType, filmTypes } from '#contract/files/film.ts'
import { inLanguage, languages } from '#contract/language.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { seenByOf } from './access.ts'
import { findMoved } from './folder-queries.ts'
import { addressOfFile, type FileRow, imageOf, previewOf } from './picture.ts'
import { findByPlace, findFiles } from './queries.ts'

/**
 * Returns a file for its public page, also by a former path. Throws `notFound` for a file that only staff may
 * see.
 */
export async function view(context: Context, path: string): Promise<ShownFile> {
  const { language } = context
  const file = await fileAt(context, path)
  if (!file || (await seenByOf(context, file.id)) === 'staff') throw fail('notFound')
  return {
    name: file.name,
    folder: file.folder,
    type: file.type,
    sizeBytes: file.sizeBytes,
    src: addressOfFile(file),
    updatedAt: file.updatedAt.toISOString(),
    caption: (file.caption && inLanguage(file.caption, language).value) || null,
    credit: (file.credit && inLanguage(file.credit, language).value) || null,
    licence: file.licence,
    image: imageOf(file, language),
    preview: file.width === null ? previewOf(file) : null,
    captions: await captionsOf(context, file),
  }
}

/** Finds a file by a path such as `reports/2026.pdf`, current or former. */
export async function fileAt(context: Pick<Context, 'db'>, path: string): Promise<FileRow | undefined> {
  const words = path.split('/')
  const name = words.pop() ?? ''
  const folder = words.join('/')
  return (await findByPlace(context.db, folder, name)) ?? (await movedFrom(context, folder, name))
}

async function movedFrom(
  { db }: Pick<Context, 'db'>,
  folder: string,
  name: string,
): Promise<FileRow | undefined> {
  const [file] = await findFiles(db, [(await findMoved(db, folder, name)) ?? 0])
  return file
}

async function captionsOf(context: Context, film: FileRow): Promise<ShownFile['captions']> {
  if (!(filmTypes as readonly string[]).includes(film.type)) return []
  const stem = film.name.replace(/\.[^.]*$/, '')
  const found = await Promise.all(
    languages.map(async language => {
      const file = await findByPlace(context.db, film.folder, `${stem}.${language}.vtt`)
      const isShown = file?.type === captionsType && (await seenByOf(context, file.id)) !== 'staff'
      return isShown ? [{ language, src: addressOfFile(file) }] : []
    }),
  )
  return found.flat()
}
