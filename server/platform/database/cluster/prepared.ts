import { createHash } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { silentLog } from '#server/platform/database/log.ts'
import { migrate, migrationsFolder } from '#server/platform/database/migrate.ts'
import { makeReadableByAll, packagedVersion } from './binaries.ts'
import { startCluster } from './cluster.ts'

/**
 * Returns an empty cluster with this version's schema, made by the build for first starts to copy; undefined
 * if there is none for exactly these programs and migrations, or if it is not readable.
 */
export function preparedCluster(buildFolder = 'build'): string | undefined {
  try {
    const cluster = resolve(buildFolder, 'database', fingerprint())
    accessSync(join(cluster, 'global/pg_control'), constants.R_OK)
    return cluster
  } catch {
    return undefined
  }
}

/**
 * Makes that cluster in the folder of a build. Its password is discarded: each copy gets a new one. An
 * interrupted build leaves nothing: a server whose folder was deleted exits within a minute.
 */
export async function prepareCluster(buildFolder: string): Promise<void> {
  const dataDir = mkdtempSync(resolve(buildFolder, 'making-database-'))
  // The server may still be writing while its folder is deleted.
  const remove = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
  const interrupted = () => {
    remove()
    process.exit(1)
  }
  process.on('SIGINT', interrupted).on('SIGTERM', interrupted)
  try {
    chmodSync(dataDir, 0o711) // if root makes the build, PostgreSQL runs as another account
    await makeEmptyDatabase(dataDir)
    const place = join(buildFolder, 'database')
    mkdirSync(place)
    cpSync(join(dataDir, 'postgres'), join(place, fingerprint()), { recursive: true })
    makeReadableByAll(place)
  } finally {
    remove()
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
  }
}

async function makeEmptyDatabase(dataDir: string): Promise<void> {
  const cluster = await startCluster({ dataDir, dataDirSetByHand: true }, silentLog)
  try {
    await migrate({ connection: cluster.connection, log: silentLog })
  } finally {
    await cluster.stop()
  }
}

function fingerprint(): string {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${packagedVersion()}\n`)
  for (const name of readdirSync(resolve(migrationsFolder)).sort())
    hash.update(`${name}\n`).update(readFileSync(resolve(migrationsFolder, name)))
  return hash.digest('hex').slice(0, 12)
}
