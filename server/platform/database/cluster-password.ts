import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The password of the folder's cluster, made on the first call; only its owner can read the file. */
export function keepPassword(dataFolder: string, make: () => string): string {
  const file = join(dataFolder, 'postgres.password')
  if (!existsSync(file)) {
    const unfinished = `${file}.new`
    writeFileSync(unfinished, make(), { mode: 0o600, flush: true })
    renameSync(unfinished, file)
  }
  return readFileSync(file, 'utf8').trim()
}
