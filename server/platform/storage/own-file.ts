import { constants } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
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

async function giveToOwner(file: FileHandle, folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, nlink } = await file.stat()
  const owner = await stat(folder)
  if (uid === 0 && nlink === 1 && owner.uid !== 0) await file.chown(owner.uid, owner.gid)
}
