import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { day } from '#contract/durations.ts'
import { copyCluster, type DatabaseSettings, type Log } from '#server/platform/database/database.ts'
import { ledgerFile } from '#server/platform/erasures/ledger.ts'
import { secretFile } from '#server/platform/secret/secret.ts'
import { type Copied, copyFile, copyTree } from './copy-tree.ts'

export interface Wanted {
  config: DatabaseSettings
  log: Log
  now: Date
  /** The folder of all backups; each gets one of its own in it, named by its moment. */
  into: string
  /** How many of them stay; undefined: all. */
  keep?: number | undefined
}

export interface Backup {
  folder: string
  database: Copied
  files: Copied
  removed: string[]
}

const finished = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/
const unfinished = '.unfinished'

/**
 * Copies database and files of a site with the embedded PostgreSQL, while it runs or is stopped. A backup is a data
 * folder: a site that is started on a copy of it goes on from there. Files that an earlier backup holds are linked.
 */
export async function backUp(wanted: Wanted): Promise<Backup> {
  const { config, into, keep } = wanted
  if (config.databaseUrl)
    throw new Error(
      'The database is an external one (DATABASE_URL): back it up by pg_dump, and then copy DATA_DIR/files and DATA_DIR/secret.',
    )
  const all = resolve(into)
  await mkdir(all, { recursive: true, mode: 0o700 })
  await sweep(all)
  const [earlier] = (await finishedIn(all)).reverse()
  const name = wanted.now.toISOString().replace(/[:.]/g, '-')
  const making = join(all, `${name}${unfinished}`)
  try {
    const copied = await copyInto(making, earlier && join(all, earlier), wanted)
    await promisify(execFile)('sync') // on the disk before it has its name
    await rename(making, join(all, name))
    return { folder: join(all, name), ...copied, removed: await removeOldest(all, keep) }
  } catch (error) {
    await rm(making, { recursive: true, force: true })
    throw isFull(error)
      ? new Error(`There is no space left in ${all}: make room, or keep fewer backups by --keep.`)
      : error
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

// The database first: files are only ever added before the row that names them, and go a day after it at the earliest.
async function copyInto(making: string, earlier: string | undefined, { config, log }: Wanted) {
  const target = async (dataFolder: string) => {
    if (!relative(dataFolder, making).startsWith('..'))
      throw new Error(
        `A backup in the data folder ${dataFolder} would be lost with it: choose another folder.`,
      )
    await mkdir(making, { mode: 0o711 }) // as the data folder it can be used for
    return join(making, 'postgres')
  }
  const { dataFolder, ...database } = await copyCluster(config, target, log)
  // The ledger comes along for a machine that has no newer one; whoever restores keeps the newer of the two.
  for (const file of ['postgres.password', secretFile, ledgerFile])
    if (existsSync(join(dataFolder, file))) await copyFile(join(dataFolder, file), join(making, file))
  const earlierFiles = earlier && join(earlier, 'files')
  const files = await copyTree(join(dataFolder, 'files'), join(making, 'files'), { earlier: earlierFiles })
  return { database, files }
}

async function finishedIn(all: string): Promise<string[]> {
  return (await readdir(all)).filter(name => finished.test(name)).sort()
}

async function removeOldest(all: string, keep: number | undefined): Promise<string[]> {
  const names = await finishedIn(all)
  const old = keep === undefined ? [] : names.slice(0, Math.max(names.length - keep, 0))
  for (const name of old) await rm(join(all, name), { recursive: true })
  return old
}

// Of a backup that was killed; another one may be at work at this moment.
async function sweep(all: string): Promise<void> {
  for (const name of (await readdir(all)).filter(one => one.endsWith(unfinished))) {
    const { mtimeMs } = await stat(join(all, name))
    if (finished.test(name.slice(0, -unfinished.length)) && Date.now() - mtimeMs > day)
      await rm(join(all, name), { recursive: true, force: true })
  }
}
