import { copyFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Bilingual } from '#contract/language.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { keep } from './keep.ts'
import { nothingSaid } from './upload.ts'

export interface PictureFacts {
  folder: string
  alt: Bilingual<string> | null
  caption?: Bilingual<string>
  credit?: Bilingual<string>
  focal?: { x: number; y: number }
  /** Of a drawing. */
  ground?: 'light' | 'dark'
}

type Needs = Pick<Context, 'db' | 'storage' | 'clock' | 'jobs'>

/** Takes in one of the project's own pictures as it is. Gives the file's id; smaller versions follow. */
export async function storeSeedPicture(context: Needs, path: string, facts: PictureFacts): Promise<number> {
  const { storage } = context
  const copy = storage.temporaryPath()
  try {
    await copyFile(path, copy)
    const { width, height } = await storage.images.look(copy)
    const type = (await storage.images.typeOf(copy)) ?? 'application/octet-stream'
    const { folder, alt, caption = null, credit = null, focal = { x: 0.5, y: 0.5 }, ground = null } = facts
    const texts = { ...nothingSaid, alt, caption, credit, focalX: focal.x, focalY: focal.y, ground }
    const row = await keep({ ...context, caller: null }, copy, {
      folder,
      name: basename(path),
      type,
      ...{ width, height, sourceHash: null, variants: [] },
      ...texts,
    })
    await context.jobs.enqueue(context.db, 'makeVariants', { fileId: row.id })
    return row.id
  } finally {
    await storage.discard(copy)
  }
}
