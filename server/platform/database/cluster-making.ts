import { chownSync, closeSync, fsyncSync, mkdtempSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Place } from './cluster-place.ts'
import { runPostgresProgram } from './cluster-program.ts'

const sorting = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=de-DE']
const access = ['--username=postgres', '--auth=reject', '--no-instructions']
const whoMayLogIn = 'local all larmor scram-sha-256\n' // over the socket, by password; the superuser never

/** Makes a cluster beside its place and moves it there when complete, so that a kill leaves nothing half-made. */
export async function makeCluster(place: Place, folder: string, password: string): Promise<void> {
  const unfinished = mkdtempSync(`${folder}.new-`)
  if (place.account) chownSync(unfinished, place.account.uid, place.account.gid)
  await runPostgresProgram(place, 'initdb', ['-D', unfinished, ...sorting, ...access])
  writeFileSync(join(unfinished, 'pg_hba.conf'), whoMayLogIn)
  await runStatements(place, unfinished, [
    `create role larmor login createdb password '${password}'`,
    'create database larmor owner larmor',
  ])
  renameSync(unfinished, folder)
  writeEntries(dirname(folder))
}

/** Replaces the password of a cluster whose server does not run. */
export async function setPassword(place: Place, folder: string, password: string): Promise<void> {
  await runStatements(place, folder, [`alter role larmor password '${password}'`])
}

function runStatements(place: Place, folder: string, statements: string[]): Promise<void> {
  const lines = statements.map(statement => `${statement}\n`).join('')
  return runPostgresProgram(place, 'postgres', ['--single', '-D', folder, 'postgres'], lines)
}

// A new name is on disk only once its folder has been written.
function writeEntries(folder: string): void {
  const descriptor = openSync(folder, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
