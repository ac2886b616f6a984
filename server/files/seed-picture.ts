import { copyFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { sql } from 'kysely'
import { imageTypes } from '#contract/files/file.ts'
import type { Bilingual } from '#contract/language.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { insertStoredFile } from './keep.ts'
import { files } from './queries.ts'
import { blankFileFields } from './upload.ts'

export interface PictureFacts {
  folder: string
  alt: Bilingual<string> | null
  caption?: Bilingual<string>
  credit?: Bilingual<string>
  focal?: { x: number; y: number }
  /** Only for a drawing. */
  ground?: 'light' | 'dark'
}

/** A picture whose bytes are stored, and that has no row yet. */
export interface TakenIn {
  hash: string
  sizeBytes: number
  type: string
  width: number
  height: number
}

/**
 * Stores the bytes of the project's own pictures one after the other, while their rows are written, because
 * analysing and storing a picture takes longer than inserting a row. Returns a function for one of them,
 * which is stored next if it has not been yet.
 */
export function takeInAhead(
  storage: Context['storage'],
  paths: readonly string[],
): (path: string) => Promise<TakenIn> {
  const known = new Map<string, Promise<TakenIn>>()
  const takenIn = (path: string) => {
    const taken = known.get(path) ?? takeIn(storage, path)
    known.set(path, taken)
    return taken
  }
  void takeAll()
  return takenIn

  async function takeAll(): Promise<void> {
    for (const path of paths) await takenIn(path).catch(() => {}) // reported to the caller of `takenIn`
  }
}

async function takeIn(storage: Context['storage'], path: string): Promise<TakenIn> {
  const copy = storage.temporaryPath()
  try {
    await copyFile(path, copy)
    const [{ width, height }, type] = await Promise.all([
      storage.images.look(copy),
      storage.images.typeOf(copy),
    ])
    return { width, height, type: type ?? 'application/octet-stream', ...(await storage.put(copy)) }
  } finally {
    await storage.discard(copy)
  }
}

type Needs = Pick<Context, 'db' | 'clock'> & { takenIn(path: string): Promise<TakenIn> }

/** Inserts the file for one of the project's own pictures, stored unchanged. Returns its id. */
export async function storeSeedPicture(context: Needs, path: string, facts: PictureFacts): Promise<number> {
  const { folder, alt, caption = null, credit = null, focal = { x: 0.5, y: 0.5 }, ground = null } = facts
  const row = await insertStoredFile(
    { ...context, caller: null },
    {
      ...blankFileFields,
      ...{ folder, name: basename(path), alt, caption, credit, focalX: focal.x, focalY: focal.y, ground },
      ...{ sourceHash: null, variants: [], ...(await context.takenIn(path)) },
    },
  )
  return row.id
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
