import { existsSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Log } from '#server/platform/database/log.ts'
import { giveRights, makeCluster, setPassword } from './making.ts'
import { keepPassword, makePassword, readPassword } from './password.ts'
import type { Place } from './place.ts'

const major = '18' // of the PostgreSQL that comes with the packages

/**
 * Makes the cluster in the folder when there is none, and gives the password to log in with. A half-made cluster is
 * put aside under another name, never deleted. To be called while no server runs.
 */
export async function ensureCluster(folder: string, place: Place, log: Log): Promise<string> {
  const kept = readPassword(place.dataFolder)
  const password = kept ?? makePassword()
  sweepUnfinished(folder)
  if (isComplete(folder)) {
    refuseOtherVersion(folder)
    if (!kept) await setPassword(place, folder, password)
    if (!kept) keepPassword(place.dataFolder, password)
    await giveRights(place, folder)
    return password
  }
  if (existsSync(folder)) putAside(folder, log)
  log.info({ folder }, 'making the database, once')
  keepPassword(place.dataFolder, password)
  await makeCluster(place, folder, password, log)
  await giveRights(place, folder)
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

// A start that was killed while making the cluster; such a folder never held anything of anybody's.
function sweepUnfinished(folder: string): void {
  const parent = dirname(folder)
  const unfinished = readdirSync(parent).filter(name => name.startsWith(`${basename(folder)}.new-`))
  for (const name of unfinished) rmSync(join(parent, name), { recursive: true, force: true })
}
