import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { day } from '#contract/durations.ts'
import {
  connect,
  copyCluster,
  type DatabaseSettings,
  joinCluster,
  type Log,
} from '#server/platform/database/database.ts'
import { ledgerFile } from '#server/platform/erasures/ledger.ts'
import { addressKeyFile, addressPublicFile } from '#server/platform/sealed-addresses/sealed-addresses.ts'
import { secretFile } from '#server/platform/secret/secret.ts'
import { type Copied, copyFile, copyTree } from './copy-tree.ts'

export interface Wanted {
  config: DatabaseSettings & { readonly poolKey?: string | undefined }
  log: Log
  now: Date
  /** Folder of all backups; each is a subfolder named by its time. */
  into: string
  /** Number of backups to keep; undefined: all. */
  keep?: number | undefined
}

export interface Backup {
  folder: string
  database: Copied
  files: Copied
  /**
   * Path of the private key of volunteers' addresses, which is not copied, so that a stolen backup cannot
   * decrypt them.
   */
  addressKey: string | null
  removed: string[]
}

const finished = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/
const unfinished = '.unfinished'

/**
 * Copies database and files of a site with the embedded PostgreSQL, running or stopped. A backup is a data
 * folder: a site started on a copy of it continues from there. Files that an earlier backup holds are
 * hard-linked.
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
    await promisify(execFile)('sync') // written to disk before the backup gets its final name
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

// The database first: files are only ever added before the row that names them, and go with the second sweep after it.
async function copyInto(making: string, earlier: string | undefined, { config, log, now }: Wanted) {
  const target = async (dataFolder: string) => {
    if (!relative(dataFolder, making).startsWith('..'))
      throw new Error(
        `A backup in the data folder ${dataFolder} would be lost with it: choose another folder.`,
      )
    await mkdir(making, { mode: 0o711 }) // the mode of a data folder, as which it can be used
    return join(making, 'postgres')
  }
  const auditHead = await headOfAudit(config, log)
  const { dataFolder, ...database } = await copyCluster(config, target, log)
  await writeFile(join(making, 'manifest.json'), JSON.stringify({ madeAt: now.toISOString(), auditHead }), {
    mode: 0o600,
  })
  // The erasure ledger is included for a machine that has none; a restore must keep the newer of the two.
  for (const file of ['postgres.password', secretFile, ledgerFile, addressPublicFile])
    if (existsSync(join(dataFolder, file))) await copyFile(join(dataFolder, file), join(making, file))
  const earlierFiles = earlier && join(earlier, 'files')
  const files = await copyTree(join(dataFolder, 'files'), join(making, 'files'), { earlier: earlierFiles })
  const key = config.poolKey ?? join(dataFolder, addressKeyFile)
  return { database, files, addressKey: existsSync(key) ? key : null }
}

/**
 * Returns the head of the audit log's hash chain before the copy, so that the copy contains it; null if the
 * site is stopped.
 */
async function headOfAudit(config: DatabaseSettings, log: Log): Promise<string | null> {
  const joined = joinCluster(config, log)
  if (!joined) return null
  const { pool, close } = connect(joined.connection, log)
  try {
    const { rows } = await pool.query(
      `select encode(head, 'hex') as head from audit_seals order by id desc limit 1`,
    )
    return rows[0]?.head ?? null
  } catch {
    return null // a site of an earlier version
  } finally {
    await close()
  }
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

// Deletes leftovers of killed backups; another backup may be running at this moment.
async function sweep(all: string): Promise<void> {
  for (const name of (await readdir(all)).filter(one => one.endsWith(unfinished))) {
    const { mtimeMs } = await stat(join(all, name))
    if (finished.test(name.slice(0, -unfinished.length)) && Date.now() - mtimeMs > day)
      await rm(join(all, name), { recursive: true, force: true })
  }
}
