import { fail } from '#contract/errors.ts'
import type { ShownFile } from '#contract/files/file.ts'
import { captionsType, filmTypes } from '#contract/files/film.ts'
import { inLanguage, languages } from '#contract/language.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { seenByOf } from './access.ts'
import { findMoved } from './folder-queries.ts'
import { addressOfFile, type FileRow, imageOf, previewOf } from './picture.ts'
import { findByPlace, findFiles } from './queries.ts'

/** A file as its public page shows it, also by a path where it once was. Throws `notFound` for what only staff may have. */
export async function view(context: Context, path: string): Promise<ShownFile> {
  const { db, language } = context
  const words = path.split('/')
  const name = words.pop() ?? ''
  const folder = words.join('/')
  const file = (await findByPlace(db, folder, name)) ?? (await movedFrom(context, folder, name))
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

async function movedFrom({ db }: Context, folder: string, name: string): Promise<FileRow | undefined> {
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
