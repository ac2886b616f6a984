import { writeFile } from 'node:fs/promises'
import type { Context } from '#server/platform/calls/calls.ts'
import { keep } from './keep.ts'
import { nothingSaid } from './upload.ts'

/** Takes in a WAV file of the demo. Gives its id. */
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
    const row = await keep({ ...context, caller: null }, path, { ...nothingSaid, ...about })
    return row.id
  } finally {
    await storage.discard(path)
  }
}
