import { fail } from '#contract/errors.ts'
import { filmTypes } from '#contract/files/film.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { addVariants, readOwn } from './queries.ts'
import { typeOfSent } from './take.ts'
import { isImage } from './types.ts'
import { previewsOf } from './variants.ts'

/** Stores a frame of a film, taken by the uploader's browser, as its preview image. The first one is kept. */
export async function setPoster(context: Context, id: number): Promise<void> {
  const [film] = await readOwn({ db: context.db }, [id])
  if (!film || !(filmTypes as readonly string[]).includes(film.type)) throw fail('notFound')
  const { file, type } = await typeOfSent(context, context.file)
  if (!isImage(type)) throw fail('notAnImage')
  if (film.variants.length > 0) return
  await addVariants(context.db, film, await previewsOf(context, file.path))
}
