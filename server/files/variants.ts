import { isFailure } from '#contract/errors.ts'
import { type Context, failureOfOthers } from '#server/platform/calls/calls.ts'
import { type Variant, widthsFor } from './picture.ts'
import { addVariant, findFiles } from './queries.ts'
import { isImage } from './types.ts'

type Needs = Pick<Context, 'db' | 'storage' | 'log'>

/** Makes one smaller version of the picture at a path. */
export async function makeVariant(
  { storage }: Pick<Context, 'storage'>,
  path: string,
  width: number,
): Promise<Variant> {
  const smaller = storage.temporaryPath()
  try {
    const size = await storage.images.shrink(path, smaller, width)
    return { ...size, ...(await storage.put(smaller)), type: 'image/webp' }
  } finally {
    await storage.discard(smaller)
  }
}

/** Makes the versions a picture still lacks. One that cannot be made is left out, the others stand. */
export async function makeMissingVariants(context: Needs, fileId: number): Promise<void> {
  const [file] = await findFiles(context.db, [fileId])
  if (!file?.width || !isImage(file.type)) return
  const made = new Set(file.variants.map(({ width }) => width))
  const missing = widthsFor(file.width).filter(width => !made.has(width))
  if (missing.length === 0) return
  const path = await context.storage.copyOut(file.hash)
  try {
    const made = await Promise.allSettled(missing.map(addMissing))
    const failed = made.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
    for (const error of failed) leaveOut(error)
    // The picture is not to blame: the job is tried again later.
    const others = failed.find(error => failureOfOthers(error) ?? (isFailure(error) && error.status >= 500))
    if (others) throw others
  } finally {
    await context.storage.discard(path)
  }

  async function addMissing(width: number): Promise<void> {
    if (file) await addVariant(context.db, file, await makeVariant(context, path, width))
  }

  function leaveOut(error: unknown): void {
    context.log.warn(
      { fileId, error: error instanceof Error ? error.message : '' },
      'a version of a picture could not be made',
    )
  }
}
