import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { type Copied, copyFile, copyTree, writeFor } from '#server/platform/backup/copy-tree.ts'
import type { Log } from '#server/platform/database/log.ts'
import { type Cluster, joinCluster } from './cluster.ts'
import { lockFolder } from './lock.ts'
import { endOrphan } from './orphan.ts'
import { type ClusterSettings, choosePlace } from './place.ts'

export interface CopiedCluster extends Copied {
  /** Data folder of the copied cluster. */
  dataFolder: string
}

/**
 * Copies the embedded cluster into a new folder in the state of one moment, while the site runs or is
 * stopped. PostgreSQL restores that state when it first starts on the copy. Throws an Error whose message is
 * for the operator.
 */
export async function copyCluster(
  settings: ClusterSettings,
  target: (dataFolder: string) => Promise<string>,
  log: Log,
): Promise<CopiedCluster> {
  const { dataFolder } = choosePlace(settings, log)
  const folder = join(dataFolder, 'postgres')
  if (!existsSync(join(folder, 'PG_VERSION')))
    throw new Error(`There is no database in ${dataFolder}: set DATA_DIR to the folder of the site.`)
  const joined = joinCluster(settings, log)
  if (joined)
    return { dataFolder, ...(await copyServed(joined.connection, folder, await target(dataFolder))) }
  const lock = lockFolder(dataFolder)
  try {
    await endOrphan(folder, log)
    const isWanted = (path: string) => path !== 'postmaster.pid'
    return { dataFolder, ...(await copyTree(folder, await target(dataFolder), { isWanted })) }
  } finally {
    lock.release()
  }
}

async function copyServed(
  connection: Cluster['connection'],
  folder: string,
  target: string,
): Promise<Copied> {
  const client = new pg.Client(connection)
  client.on('error', () => {}) // the running query reports it
  await client.connect()
  try {
    const first = await startCopying(client)
    const copied = await copyTree(folder, target, { isWanted: isPartOfCopy })
    await rm(join(target, 'global/pg_control'))
    await copyWhole(join(folder, 'global/pg_control'), join(target, 'global/pg_control'))
    const stopped = await client.query(
      'select pg_walfile_name(lsn) as last, labelfile as label, spcmapfile as map from pg_backup_stop(false)',
    )
    const { last, label, map } = stopped.rows[0]
    await writeFor(target, join(target, 'backup_label'), label)
    if (map) await writeFor(target, join(target, 'tablespace_map'), map)
    await copyLog(join(folder, 'pg_wal'), join(target, 'pg_wal'), { first, last })
    return copied
  } finally {
    await client.end()
  }
}

async function startCopying(client: pg.Client): Promise<string> {
  try {
    const { rows } = await client.query("select pg_walfile_name(pg_backup_start('backup', true)) as first")
    return rows[0].first
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error
    throw new Error(
      'This site was started by an earlier version: start it once with this one, then back it up.',
    )
  }
}

const emptied =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.*[^/]$/
const foldersOfLog = /^pg_wal\/(archive_status|summaries)$/

// Excludes what a server recreates at its start; the write-ahead log is copied last.
function isPartOfCopy(path: string): boolean {
  if (foldersOfLog.test(path)) return true
  if (path === 'postmaster.pid' || path === 'postmaster.opts') return false
  return !emptied.test(path) && !/(^|\/)pgsql_tmp/.test(path)
}

// The file is written in one piece, but a read may overlap with the write.
async function copyWhole(from: string, to: string): Promise<void> {
  for (let before = await readFile(from); ; ) {
    const now = await readFile(from)
    if (now.equals(before)) break
    before = now
  }
  await copyFile(from, to)
  if (!(await readFile(to)).equals(await readFile(from))) {
    await rm(to)
    await copyWhole(from, to)
  }
}

interface Span {
  first: string
  last: string
}

/** Copies the write-ahead log of the time of the copy; PostgreSQL keeps it for a limited time. */
async function copyLog(from: string, to: string, { first, last }: Span): Promise<void> {
  const names = (await readdir(from)).filter(name => /^[0-9A-F]{24}$/.test(name))
  const needed = names.filter(name => name >= first && name <= last)
  if (needed.length !== segmentOf(last) - segmentOf(first) + 1)
    throw new Error('So much was written meanwhile that PostgreSQL has dropped the log of it: try it again.')
  for (const name of needed) await copyFile(join(from, name), join(to, name))
}

// Segments of 16 MB, 256 for each number in the middle of the name.
function segmentOf(name: string): number {
  return Number.parseInt(name.slice(8, 16), 16) * 256 + Number.parseInt(name.slice(16), 16)
}
