import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Place } from './cluster-place.ts'
import { runPostgresProgram } from './cluster-program.ts'
import type { Log } from './log.ts'

const major = '18' // of the PostgreSQL that comes with the packages

type Making = { folder: string; place: Place; password: string; log: Log }

/** Makes the cluster when there is none. A half-made one is put aside under another name, never deleted. */
export async function ensureClusterFolder(making: Making): Promise<void> {
  const { folder, log } = making
  sweepUnfinished(folder)
  if (existsSync(folder)) {
    if (isComplete(folder)) return refuseOtherVersion(folder)
    putAside(folder, log)
  }
  log.info({ folder }, 'making the database, once')
  await makeCluster(making)
}

function isComplete(folder: string): boolean {
  return existsSync(join(folder, 'PG_VERSION')) && existsSync(join(folder, 'global/pg_control'))
}

function refuseOtherVersion(folder: string): void {
  const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (found === major) return
  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${found}, this version brings ${major}: start the version that made it, export, and import here.`,
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

// Made beside its place and moved there when complete, so that a kill at any moment leaves nothing half-made.
async function makeCluster({ folder, place, password }: Making): Promise<void> {
  const unfinished = mkdtempSync(`${folder}.new-`)
  if (place.account) chownSync(unfinished, place.account.uid, place.account.gid)
  const sorting = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=de-DE']
  const access = ['--username=postgres', '--auth=reject']
  await runPostgresProgram(place, 'initdb', ['-D', unfinished, ...sorting, ...access, '--no-instructions'])
  writeFileSync(join(unfinished, 'pg_hba.conf'), 'local all larmor scram-sha-256\n')
  await runPostgresProgram(
    place,
    'postgres',
    ['--single', '-D', unfinished, 'postgres'],
    firstStatements(password),
  )
  renameSync(unfinished, folder)
}

function firstStatements(password: string): string {
  return [
    `create role larmor login createdb password '${password}'`,
    'create database larmor owner larmor',
    '', // every statement ends with its line
  ].join('\n')
}
