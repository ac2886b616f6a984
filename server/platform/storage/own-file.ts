import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, link, open, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

const { O_APPEND, O_CREAT, O_NOFOLLOW, O_TRUNC, O_WRONLY } = constants

/**
 * Writes a small file of the data folder, on the disk when this returns. Never through a link; where a command of root
 * makes it, it belongs to whom the folder does, as the site goes on with it.
 */
export async function writeOwnFile(
  path: string,
  text: string,
  { isAppended = false }: { isAppended?: boolean } = {},
): Promise<void> {
  const how = O_CREAT | O_WRONLY | O_NOFOLLOW | (isAppended ? O_APPEND : O_TRUNC)
  const file = await open(path, how, 0o600)
  try {
    await file.writeFile(text)
    await giveToOwner(file, dirname(path))
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Writes a file that lasts, whole or not at all, and never over another one. */
export async function writeNewFile(path: string, text: string, mode: number): Promise<void> {
  const making = `${path}.${randomBytes(6).toString('hex')}`
  const file = await open(making, 'wx', mode)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await link(making, path)
  await rm(making)
  // Its name lasts, too, before the database says that there is one.
  const folder = await open(dirname(path))
  await folder.sync().finally(() => folder.close())
}

async function giveToOwner(file: FileHandle, folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, nlink } = await file.stat()
  const owner = await stat(folder)
  if (uid === 0 && nlink === 1 && owner.uid !== 0) await file.chown(owner.uid, owner.gid)
}
