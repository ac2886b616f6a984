import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Log } from '#server/platform/database/log.ts'
import type { Place } from './place.ts'
import { runPostgresProgram, spawnOptions } from './program.ts'

const sorting = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=de-DE']
const access = ['--username=postgres', '--auth=reject', '--no-instructions']
const whoMayLogIn = 'local all larmor scram-sha-256\n' // over the socket, by password; the superuser never

/**
 * Creates a cluster in a temporary folder and moves it into place when complete, so that a kill leaves no
 * incomplete one.
 */
export async function makeCluster(place: Place, folder: string, password: string, log: Log): Promise<void> {
  const unfinished =
    (await copyPrepared(place, folder, password, log)) ?? (await makeNew(place, folder, password))
  renameSync(unfinished, folder)
  writeEntries(dirname(folder))
}

// Copying the cluster made by the build takes a third of the time, and includes the schema.
async function copyPrepared(
  place: Place,
  folder: string,
  password: string,
  log: Log,
): Promise<string | undefined> {
  const prepared = place.prepared?.()
  if (!prepared) return undefined
  const unfinished = newFolder(place, folder)
  try {
    await copyFolder(place, prepared, unfinished)
    await setPassword(place, unfinished, password)
    await runPostgresProgram(place, 'initdb', ['-D', unfinished, '--sync-only'])
    return unfinished
  } catch (error) {
    log.warn(
      { prepared, reason: String(error) },
      'the prepared database cannot be copied, so a new one is made',
    )
    rmSync(unfinished, { recursive: true, force: true })
    return undefined
  }
}

// Runs as the server's account, which then owns the copy.
async function copyFolder(place: Place, from: string, to: string): Promise<void> {
  const script = 'umask 077 && exec cp -R "$1/." "$2"'
  const copying = spawn('/bin/sh', ['-c', script, 'sh', from, to], {
    ...spawnOptions(place),
    stdio: 'ignore',
  })
  const [code] = await once(copying, 'close')
  if (code !== 0) throw new Error(`cp failed (${code})`)
}

async function makeNew(place: Place, folder: string, password: string): Promise<string> {
  const unfinished = newFolder(place, folder)
  await runPostgresProgram(place, 'initdb', ['-D', unfinished, ...sorting, ...access])
  writeFileSync(join(unfinished, 'pg_hba.conf'), whoMayLogIn)
  await runStatements(place, unfinished, [
    `create role larmor login createdb password '${password}'`,
    'create database larmor owner larmor',
  ])
  return unfinished
}

function newFolder({ account }: Place, folder: string): string {
  const unfinished = mkdtempSync(`${folder}.new-`)
  if (account) chownSync(unfinished, account.uid, account.gid)
  return unfinished
}

/** Replaces the password of a cluster whose server is not running. */
export async function setPassword(place: Place, folder: string, password: string): Promise<void> {
  await runStatements(place, folder, [`alter role larmor password '${password}'`])
}

/**
 * Lets the site's database role make copies of a running cluster, and switch the write-ahead log; done once
 * and recorded in the folder, because clusters of earlier versions lack these rights. Call only while no
 * server runs.
 */
export async function grantBackupRights(place: Place, folder: string): Promise<void> {
  const note = join(folder, 'rights-given')
  if (existsSync(note)) return
  const functions = ['pg_backup_start(text, boolean)', 'pg_backup_stop(boolean)', 'pg_switch_wal()']
  const statements = functions.map(name => `grant execute on function ${name} to larmor`)
  await runStatements(place, folder, [...statements, 'grant pg_checkpoint to larmor'], 'larmor')
  writeFileSync(note, '', { mode: 0o600 })
  if (place.account) chownSync(note, place.account.uid, place.account.gid)
}

function runStatements(
  place: Place,
  folder: string,
  statements: string[],
  database = 'postgres',
): Promise<void> {
  const lines = statements.map(statement => `${statement}\n`).join('')
  return runPostgresProgram(place, 'postgres', ['--single', '-D', folder, database], lines)
}

// A renamed folder is only durable once its parent folder is synced.
function writeEntries(folder: string): void {
  const descriptor = openSync(folder, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
