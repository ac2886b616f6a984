import { copyFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { sql } from 'kysely'
import { imageTypes } from '#contract/files/file.ts'
import type { Bilingual } from '#contract/language.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { keep } from './keep.ts'
import { files } from './queries.ts'
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

type Needs = Pick<Context, 'db' | 'storage' | 'clock'>

/** Takes in one of the project's own pictures as it is. Gives the file's id. */
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
    return row.id
  } finally {
    await storage.discard(copy)
  }
}

/** Has smaller versions made of all pictures that have none. */
export async function enqueueVariants({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  const pictures = await files(db)
    .select('id')
    .where('width', 'is not', null)
    .where('type', 'in', imageTypes)
    .where(sql<boolean>`variants = '[]'::jsonb`)
    .orderBy('id')
    .execute()
  await jobs.enqueueAll(
    db,
    'makeVariants',
    pictures.map(({ id }) => ({ fileId: id })),
  )
}
