import { isFailure } from '#contract/errors.ts'
import { type Context, failureOfOthers } from '#server/platform/calls/calls.ts'
import { pdfType } from '#server/platform/pdf/pdf.ts'
import { type FileContent, type Variant, widthsFor } from './picture.ts'
import { addVariant, addVariants, findFiles } from './queries.ts'
import { isImage } from './types.ts'

type Needs = Pick<Context, 'db' | 'storage' | 'log'>

/** Makes one smaller version of the picture at `path`. */
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

/**
 * Makes all AVIF versions of a picture, unless it has them or is animated. All or none, because browsers
 * choose one type for every width.
 */
export async function makeAvifVariants(context: Needs, fileId: number): Promise<boolean> {
  const { db, storage, log } = context
  const [file] = await findFiles(db, [fileId])
  if (!file?.width || !isImage(file.type) || hasAvif(file)) return false
  const path = await storage.copyOut(file.hash)
  try {
    const made: Variant[] = []
    for (const width of widthsFor(file)) {
      const variant = await makeAvif(context, path, width)
      if (!variant) return false
      made.push(variant)
    }
    await addVariants(db, file, made)
    return true
  } catch (error) {
    if (!isPicturesFault(error)) throw error
    log.info({ fileId }, 'a picture could not be made as AVIF')
    return false
  } finally {
    await storage.discard(path)
  }
}

/** Makes preview pictures of the first page of a PDF, unless they exist or the page cannot be rendered. */
export async function makePreview(context: Needs, fileId: number): Promise<boolean> {
  const { db, storage, log } = context
  const [file] = await findFiles(db, [fileId])
  if (file?.type !== pdfType || file.variants.length > 0) return false
  const path = await storage.copyOut(file.hash)
  const page = storage.temporaryPath()
  try {
    await storage.images.firstPage(path, page)
    await addVariants(db, file, await previewsOf(context, page))
    return true
  } catch (error) {
    if (!isPicturesFault(error)) throw error
    log.info({ fileId }, 'the first page of a PDF could not be drawn')
    return false
  } finally {
    await Promise.all([storage.discard(path), storage.discard(page)])
  }
}

function isPicturesFault(error: unknown): boolean {
  return isFailure(error, 'notAnImage') || isFailure(error, 'imageTooLarge')
}

const previewWidths = [320, 1024] // for lists, and for the page of the file

/** Makes previews of a file that is not a picture, from a picture of it. */
export async function previewsOf(context: Pick<Needs, 'storage'>, path: string): Promise<Variant[]> {
  const made: Variant[] = []
  for (const width of previewWidths) {
    const variant = await makeVariant(context, path, width)
    if (!made.some(({ width }) => width === variant.width)) made.push(variant)
  }
  return made
}

function hasAvif({ variants }: Pick<FileContent, 'variants'>): boolean {
  return variants.some(({ type }) => type === 'image/avif')
}

async function makeAvif(
  { storage }: Pick<Needs, 'storage'>,
  path: string,
  width: number,
): Promise<Variant | null> {
  const smaller = storage.temporaryPath()
  try {
    const size = await storage.images.shrinkToAvif(path, smaller, width)
    return size && { ...size, ...(await storage.put(smaller)), type: 'image/avif' }
  } finally {
    await storage.discard(smaller)
  }
}

/**
 * Makes the missing versions of a picture. A version that fails is logged and left out; the others are kept.
 */
export async function makeMissingVariants(context: Needs, fileId: number): Promise<void> {
  const [file] = await findFiles(context.db, [fileId])
  if (!file?.width || !isImage(file.type)) return
  const made = new Set(file.variants.filter(({ type }) => type === 'image/webp').map(({ width }) => width))
  const missing = widthsFor(file).filter(width => !made.has(width))
  if (missing.length === 0) return
  const path = await context.storage.copyOut(file.hash)
  try {
    const made = await Promise.allSettled(missing.map(addMissing))
    const failed = made.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
    for (const error of failed) leaveOut(error)
    // The cause is not the picture: the job is retried later.
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
