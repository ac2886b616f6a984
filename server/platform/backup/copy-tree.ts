import { createReadStream, createWriteStream, type Stats } from 'node:fs'
import { chown, link, lstat, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

interface Options {
  /** Whether to copy a path relative to the source; false for a folder skips its content. */
  isWanted?: (path: string) => boolean
  /** An earlier copy: files of the same path and size are hard-linked to it, for files that never change. */
  earlier?: string | undefined
}

export interface Copied {
  files: number
  linked: number
  bytes: number
}

/**
 * Copies a folder into a new one with its permissions, and as root with its owners. Files deleted meanwhile
 * are left out, as are links and sockets.
 */
export async function copyTree(from: string, to: string, options: Options = {}): Promise<Copied> {
  const copied: Copied = { files: 0, linked: 0, bytes: 0 }
  await copyFolder('')
  return copied

  async function copyFolder(path: string): Promise<void> {
    const found = await unlessGone(lstat(join(from, path)))
    if (!found) return
    await mkdir(join(to, path), { mode: found.mode & 0o777 })
    await giveTo(join(to, path), found)
    for (const entry of (await unlessGone(readdir(join(from, path), { withFileTypes: true }))) ?? []) {
      const inside = join(path, entry.name)
      if (options.isWanted?.(inside) === false) continue
      if (entry.isDirectory()) await copyFolder(inside)
      else if (entry.isFile()) await takeFile(inside)
    }
  }

  async function takeFile(path: string): Promise<void> {
    const found = await unlessGone(lstat(join(from, path)))
    if (!found) return
    const isLinked = options.earlier !== undefined && (await linkEarlier(options.earlier, path, found))
    if (!isLinked && !(await unlessGone(copyFile(join(from, path), join(to, path)).then(() => true)))) return
    copied.files += 1
    copied.bytes += found.size
    if (isLinked) copied.linked += 1
  }

  async function linkEarlier(earlier: string, path: string, { size }: Stats): Promise<boolean> {
    const known = await unlessGone(lstat(join(earlier, path)))
    if (!known?.isFile() || known.size !== size) return false
    return link(join(earlier, path), join(to, path)).then(
      () => true,
      () => false, // a disk that does not support hard links, or has reached their limit
    )
  }
}

/** Copies a file up to its current end: it may grow and shrink meanwhile. */
export async function copyFile(from: string, to: string): Promise<void> {
  const found = await lstat(from)
  await pipeline(createReadStream(from), createWriteStream(to, { mode: found.mode & 0o777, flags: 'wx' }))
  await giveTo(to, found)
}

/** Creates a file with the same owner as the file `beside`. */
export async function writeFor(beside: string, path: string, content: string): Promise<void> {
  await writeFile(path, content, { mode: 0o600, flag: 'wx' })
  await giveTo(path, await lstat(beside))
}

async function giveTo(path: string, { uid, gid }: Stats): Promise<void> {
  if (process.getuid?.() === 0) await chown(path, uid, gid)
}

async function unlessGone<T>(looking: Promise<T>): Promise<T | undefined> {
  try {
    return await looking
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
