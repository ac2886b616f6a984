import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, link, open, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

const { O_APPEND, O_CREAT, O_NOFOLLOW, O_TRUNC, O_WRONLY } = constants

/**
 * Writes a small file in the data folder and syncs it before returning. Does not follow symbolic links. If
 * root creates the file, it gets the folder's owner, so that the site can use it.
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

/** Writes a new file atomically and durably; throws if the path exists. */
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
  // Syncs the folder, so that the file's name is durable before the database refers to it.
  const folder = await open(dirname(path))
  await folder.sync().finally(() => folder.close())
}

async function giveToOwner(file: FileHandle, folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, nlink } = await file.stat()
  const owner = await stat(folder)
  if (uid === 0 && nlink === 1 && owner.uid !== 0) await file.chown(owner.uid, owner.gid)
}
