import { existsSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Log } from '#server/platform/database/log.ts'
import { grantBackupRights, makeCluster, setPassword } from './making.ts'
import { keepPassword, makePassword, readPassword } from './password.ts'
import type { Place } from './place.ts'

const major = '18' // major version of the PostgreSQL in the packages

/**
 * Creates the cluster in the folder if there is none, and returns its password. An incomplete cluster is
 * renamed, never deleted. Call only while no server runs.
 */
export async function ensureCluster(folder: string, place: Place, log: Log): Promise<string> {
  const kept = readPassword(place.dataFolder)
  const password = kept ?? makePassword()
  sweepUnfinished(folder)
  if (isComplete(folder)) {
    refuseOtherVersion(folder)
    if (!kept) await setPassword(place, folder, password)
    if (!kept) keepPassword(place.dataFolder, password)
    await grantBackupRights(place, folder)
    return password
  }
  if (existsSync(folder)) putAside(folder, log)
  log.info({ folder }, 'making the database, once')
  keepPassword(place.dataFolder, password)
  await makeCluster(place, folder, password, log)
  await grantBackupRights(place, folder)
  return password
}

function isComplete(folder: string): boolean {
  return existsSync(join(folder, 'PG_VERSION')) && existsSync(join(folder, 'global/pg_control'))
}

function refuseOtherVersion(folder: string): void {
  const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (found === major) return
  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${found}, this version brings ${major}: start the version that made it, export with pg_dump ${found} over its socket, and import with psql here; docs/operations.md says how.`,
  )
}

function putAside(folder: string, log: Log): void {
  if (readdirSync(folder).length === 0) {
    rmdirSync(folder)
    return
  }
  const aside = `${folder}.incomplete-${new Date().toISOString().replaceAll(':', '-')}`
  renameSync(folder, aside)
  log.warn({ folder, aside }, `the database in ${folder} was incomplete and is kept as ${aside}`)
}

// Deletes folders of killed starts that were creating the cluster; they never held any data.
function sweepUnfinished(folder: string): void {
  const parent = dirname(folder)
  const unfinished = readdirSync(parent).filter(name => name.startsWith(`${basename(folder)}.new-`))
  for (const name of unfinished) rmSync(join(parent, name), { recursive: true, force: true })
}
