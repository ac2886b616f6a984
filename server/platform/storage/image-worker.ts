// Runs as a process of its own, straight from this file: only packages and files of this folder are imported.
import { open } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { ImageFailure, ImageOutcome, ImageTask } from './image-tasks.ts'

const maxPixels = 50_000_000
const maxAvifPixels = 13_000_000 // reading and writing takes 40 bytes a point; phones take 12 million
const maxFrames = 200
const detectionBytes = 4100 // bytes; what file-type looks at for the types we know
const highest = 16_383 // pixels: the maximum of WebP
const jpegQuality = 88
const webpQuality = 78
const avifQuality = 52 // looks like the WebP
const avifSeconds = 60

sharp.cache(false)
sharp.concurrency(1)
process.on('message', (task: ImageTask) => void perform(task).then(outcome => process.send?.(outcome)))
process.on('disconnect', () => process.exit())

async function perform(task: ImageTask): Promise<ImageOutcome> {
  try {
    return { answer: await answerTo(task) }
  } catch (error) {
    return { failure: failureOf(error instanceof Error ? error.message : '') }
  }
}

// sharp reports every error as text, including those that are not the picture's fault.
function failureOf(reason: string): ImageFailure {
  if (/libpng read error/.test(reason)) return 'notAnImage' // also if the message goes on about writing
  if (/no space left|disk quota|file too large/i.test(reason)) return 'storageFull'
  if (/write error|for write|unable to write|too many open files|cannot allocate/i.test(reason))
    return 'unavailable'
  return /pixel limit|too many frames|timeout|too large/i.test(reason) ? 'imageTooLarge' : 'notAnImage'
}

function answerTo(task: ImageTask): Promise<unknown> {
  if (task.name === 'typeOf') return typeOf(task.from)
  if (task.name === 'look') return look(task.from)
  if (task.name === 'rewrite') return rewrite(task.from, task.to)
  if (task.name === 'shrink') return shrink(task)
  if (task.name === 'shrinkToAvif') return shrinkToAvif(task)
  throw new Error('another process draws pages')
}

async function typeOf(path: string): Promise<string | null> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(detectionBytes), 0, detectionBytes, 0)
    return (await fileTypeFromBuffer(buffer.subarray(0, bytesRead)))?.mime ?? null
  } finally {
    await handle.close()
  }
}

async function look(path: string) {
  const { facts } = await read(path)
  return sizeOf(facts)
}

async function rewrite(from: string, to: string) {
  try {
    return await writeAnew(from, to, 'error')
  } catch (error) {
    if (failureOf(error instanceof Error ? error.message : '') !== 'notAnImage') throw error
    const made = await writeAnew(from, to, 'none')
    await refuseEmpty(to)
    return made
  }
}

async function writeAnew(from: string, to: string, failOn: 'error' | 'none') {
  const { facts, picture } = await read(from, failOn)
  await inFormat(picture.autoOrient(), facts.format).toFile(to)
  return sizeOf(facts)
}

/** Throws if nothing of a damaged picture could be read. What can be read is kept, as browsers show it. */
async function refuseEmpty(path: string): Promise<void> {
  const { channels } = await sharp(path, { limitInputPixels: maxPixels }).stats()
  if (channels.every(({ min, max }) => min === max)) throw new Error('nothing could be read')
}

interface Shrinking {
  from: string
  to: string
  width: number
}

async function shrink({ from, to, width }: Shrinking) {
  const { picture } = await read(from)
  const made = await smaller(picture, width).webp({ quality: webpQuality, effort: 2 }).toFile(to)
  return { width: made.width, height: made.pageHeight ?? made.height }
}

/** Returns null for an animation, because AVIF would show only its first frame. */
async function shrinkToAvif({ from, to, width }: Shrinking) {
  const { facts, picture } = await read(from)
  if ((facts.pages ?? 1) > 1) return null
  const made = await smaller(picture, width)
    .timeout({ seconds: avifSeconds })
    .avif({ quality: avifQuality, effort: 2 })
    .toFile(to)
  return { width: made.width, height: made.height }
}

function smaller(picture: Sharp, width: number): Sharp {
  const most = { width, height: highest, fit: 'inside', withoutEnlargement: true } as const
  return picture.autoOrient().resize(most)
}

/** Reads only the metadata, so that a picture beyond the limits is never decoded. */
async function read(
  path: string,
  failOn: 'error' | 'none' = 'none',
): Promise<{ facts: Metadata; picture: Sharp }> {
  const options = { limitInputPixels: maxPixels, failOn, sequentialRead: true } as const
  const facts = await sharp(path, options).metadata()
  const frames = facts.pages ?? 1
  if (frames > maxFrames) throw new Error('too many frames')
  const limit = facts.format === 'heif' ? maxAvifPixels : maxPixels
  if (facts.width * facts.height * frames > limit) throw new Error('pixel limit')
  return { facts, picture: sharp(path, { ...options, animated: frames > 1 }).timeout({ seconds: 9 }) }
}

function sizeOf(facts: Metadata) {
  const { width, height } = facts.autoOrient
  return { width, height, frames: facts.pages ?? 1 }
}

function inFormat(picture: Sharp, format: string | undefined): Sharp {
  if (format === 'jpeg') return picture.jpeg({ quality: jpegQuality })
  if (format === 'png') return picture.png({ compressionLevel: 6 })
  if (format === 'webp') return picture.webp({ quality: jpegQuality, effort: 2 })
  if (format === 'gif') return picture.gif({ effort: 1 })
  if (format === 'heif') return picture.avif({ quality: 60, effort: 0 })
  throw new Error('not an image we keep')
}
