import { createHash, randomBytes } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { chmod, copyFile, mkdir, open, realpath, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fail, isFailure } from '#contract/errors.ts'
import { sweepFolders, sweepTemporary } from './disk-sweep.ts'
import type { Files, Stored } from './files.ts'

const onlyOurs = 0o700
const detectionBytes = 4100 // bytes at the beginning, enough to detect the file type

const longestPause = 15 * 60_000 // milliseconds; an unfinished file is written to at least this often

/** Stores files under `files/aa/bb/<hash>` and unfinished ones under `tmp/`. */
export async function openDisk(folder: string, { isShared }: { isShared: boolean }): Promise<Files> {
  const home = await ownFolder(folder)
  const files = await ownFolder(join(home, 'files'))
  const temporary = await ownFolder(join(home, 'tmp'))
  const uploads = await ownFolder(join(home, 'uploads'))
  await sweepTemporary(temporary, new Date(Date.now() - (isShared ? longestPause : 0)))
  const pathOf = (hash: string) => join(files, hash.slice(0, 2), hash.slice(2, 4), hash)
  const temporaryPath = () => join(temporary, randomBytes(16).toString('hex'))

  return {
    uploads,
    temporaryPath,
    discard: path => rm(path, { force: true }),
    sweep: (before, isKept) => sweepFolders({ files, underway: [temporary, uploads], before, isKept }),

    async receive(source, mostBytes) {
      const path = temporaryPath()
      return { path, sizeBytes: await removingOnFailure(path, () => write(source, path, mostBytes)) }
    },

    hashOf: async path => (await hashOf(path)).hash,

    put: path =>
      removingOnFailure(path, async () => {
        const stored = await hashOf(path)
        await moveDurably(path, pathOf(stored.hash), files)
        return stored
      }),

    async open(hash, range) {
      const path = await requirePath(pathOf(hash), hash)
      const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
      return handle.createReadStream(range ?? {})
    },

    async copyOut(hash) {
      const path = temporaryPath()
      const from = await requirePath(pathOf(hash), hash)
      await removingOnFailure(path, () => copyFile(from, path))
      return path
    },

    remove: hash => rm(pathOf(hash), { force: true }),
  }
}

// A folder that was there before may be readable for others; what we put into it is not.
async function ownFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true, mode: onlyOurs })
  return realpath(path)
}

async function write(
  source: Readable,
  path: string,
  mostBytes: (head: Uint8Array) => number,
): Promise<number> {
  let sizeBytes = 0
  let head: Buffer = Buffer.alloc(0)
  // Opened before the pipeline starts: a stream that opens the file itself may do so after a failure has been
  // cleaned up.
  const handle = await open(path, 'wx', 0o600)
  await pipeline(
    source,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        sizeBytes += chunk.length
        if (head.length < detectionBytes) head = Buffer.concat([head, chunk]).subarray(0, detectionBytes)
        if (sizeBytes > mostBytes(head)) throw fail('tooLarge')
        yield chunk
      }
    },
    handle.createWriteStream(),
  )
  return sizeBytes
}

async function hashOf(path: string): Promise<Stored> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    sizeBytes += chunk.length
  }
  return { hash: hash.digest('hex'), sizeBytes }
}

/**
 * Moves a file to its final path. Syncs the content before the rename and the folders after it, so that the
 * file survives a crash once this returns.
 */
async function moveDurably(from: string, to: string, root: string): Promise<void> {
  await chmod(from, 0o600)
  await sync(from)
  await mkdir(dirname(to), { recursive: true, mode: onlyOurs })
  await rename(from, to)
  for (let folder = dirname(to); folder.length >= root.length; folder = dirname(folder)) await sync(folder)
}

async function sync(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}

// The real path differs from the path if a symbolic link is involved.
async function requirePath(path: string, hash: string): Promise<string> {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw fail('notFound')
  const real = await realpath(path).catch(() => null)
  if (real !== path) throw fail('notFound')
  return path
}

async function removingOnFailure<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await rm(path, { force: true })
    throw isFailure(error) ? error : (fullDisk(error) ?? error)
  }
}

function fullDisk(error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== 'ENOSPC' && code !== 'EDQUOT' && code !== 'EFBIG') return undefined
  const failure = fail('storageFull')
  failure.cause = error
  return failure
}
