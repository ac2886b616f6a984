import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileName = 'postgres.password'

export function makePassword(): string {
  return randomBytes(24).toString('hex')
}

/** The password kept in the data folder, if there is one. */
export function readPassword(dataFolder: string): string | undefined {
  const file = join(dataFolder, fileName)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** Keeps the password where only the owner of the process can read it; whole or not at all. */
export function keepPassword(dataFolder: string, password: string): void {
  const file = join(dataFolder, fileName)
  writeFileSync(`${file}.new`, password, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}
