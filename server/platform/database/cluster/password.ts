import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileName = 'postgres.password'

export function makePassword(): string {
  return randomBytes(24).toString('hex')
}

/** Returns the password in the data folder, if there is one. */
export function readPassword(dataFolder: string): string | undefined {
  const file = join(dataFolder, fileName)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** Stores the password atomically in a file that only the owner of the process can read. */
export function keepPassword(dataFolder: string, password: string): void {
  const file = join(dataFolder, fileName)
  writeFileSync(`${file}.new`, password, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}
