import { writeFile } from 'node:fs/promises'
import type { Context } from '#server/platform/calls/calls.ts'
import { storeFile } from './keep.ts'
import { blankFileFields } from './upload.ts'

/** Stores a WAV file of the demo. Returns its id. */
export async function storeSeedSound(
  context: Pick<Context, 'db' | 'storage' | 'clock'>,
  { bytes, folder, name }: { bytes: Buffer; folder: string; name: string },
): Promise<number> {
  const { storage } = context
  const path = storage.temporaryPath()
  try {
    await writeFile(path, bytes, { mode: 0o600 })
    const about = {
      folder,
      name,
      type: 'audio/wav',
      width: null,
      height: null,
      sourceHash: null,
      variants: [],
    }
    const row = await storeFile({ ...context, caller: null }, path, { ...blankFileFields, ...about })
    return row.id
  } finally {
    await storage.discard(path)
  }
}
