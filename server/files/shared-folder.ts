import type { Context } from '#server/platform/calls/calls.ts'
import { findNewestHash } from './queries.ts'

/**
 * Warns if the newest file of the database has no bytes in this process's folder: another process has stored
 * them elsewhere.
 */
export async function warnOfForeignFolder(
  { db, storage, log }: Pick<Context, 'db' | 'storage' | 'log'>,
  dataFolder: string,
): Promise<void> {
  const hash = await findNewestHash(db)
  if (hash === undefined) return
  try {
    const bytes = await storage.open(hash, { start: 0, end: 0 })
    bytes.destroy()
  } catch {
    log.warn(
      { folder: `${dataFolder}/files` },
      'files of this database are not in this folder and will be 404 here: all processes on one database need the same DATA_DIR/files',
    )
  }
}
