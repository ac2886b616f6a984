import { copyFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { File } from '#contract/files/file.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { storeFile } from './keep.ts'
import { acceptedType } from './types.ts'
import { blankFileFields } from './upload.ts'

type Needs = Pick<Context, 'db' | 'storage' | 'clock'>

interface Facts {
  folder: string
  /** Only for a drawn film. */
  ground?: File['ground']
}

/** Stores one of the project's own films, its captions or a document, unchanged. Returns the file's id. */
export async function storeSeedFile(
  context: Needs,
  path: string,
  { folder, ground = null }: Facts,
): Promise<number> {
  const { storage } = context
  const copy = storage.temporaryPath()
  try {
    await copyFile(path, copy)
    const name = basename(path)
    const { size } = await stat(copy)
    const type = await acceptedType(storage, { path: copy, name, sizeBytes: size })
    const row = await storeFile({ ...context, caller: null }, copy, {
      ...blankFileFields,
      ...{ folder, ground, name, type, sourceHash: null, width: null, height: null, variants: [] },
    })
    return row.id
  } finally {
    await storage.discard(copy)
  }
}
