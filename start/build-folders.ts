// Each build is a folder of its own in builds/; the link `build` points to the one that the next start runs.
// So a build does not affect a running site, and two simultaneous builds do not affect each other.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { isProcessRunning } from '#server/platform/database/cluster/process-table.ts'

const kept = 3 // builds kept to allow a rollback
const unfinished = /^new-(\d+)-/

/**
 * Creates a folder to build into and returns its path from the project's folder. Throws a sentence if it
 * cannot be written.
 */
export function beginBuild(root = '.'): string {
  try {
    mkdirSync(join(root, 'builds'), { recursive: true })
    return mkdtempSync(join(root, 'builds', `new-${process.pid}-`))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code !== 'EACCES' && code !== 'EROFS') throw error
    throw new Error(
      `${join(resolve(root), 'builds')} cannot be written (${code}): run npm run build as the account to which the project belongs, then start the site again.`,
    )
  }
}

/**
 * Names a finished build, switches the link `build` to it atomically, and removes old builds that are not in
 * use.
 */
export function finishBuild(folder: string, fingerprint: string, root = '.'): void {
  writeFileSync(join(folder, 'stamp'), fingerprint)
  const name = fingerprint.slice(0, 12)
  const place = join(root, 'builds', name)
  if (existsSync(place))
    rmSync(folder, { recursive: true }) // another build of the same sources was faster
  else renameSync(folder, place)
  leadTo(name, root)
  removeOld(root)
}

function leadTo(name: string, root: string): void {
  const link = join(root, 'build')
  const next = join(root, 'builds', `link-${process.pid}`)
  rmSync(next, { force: true })
  symlinkSync(join('builds', name), next)
  // Earlier versions built into a folder of this name.
  if (lstatSync(link, { throwIfNoEntry: false })?.isDirectory())
    renameSync(link, join(root, 'builds', `before-${process.pid}`))
  renameSync(next, link)
}

function removeOld(root: string): void {
  const builds = join(root, 'builds')
  const current = readlinkSync(join(root, 'build'))
  const folders = readdirSync(builds, { withFileTypes: true }).filter(entry => entry.isDirectory())
  const finished = folders
    .map(({ name }) => name)
    .filter(name => !unfinished.test(name))
    .sort((one, other) => timeOf(other) - timeOf(one))
  const commands = runningCommands()
  for (const name of finished.slice(kept)) {
    const isInUse =
      join('builds', name) === current || commands.some(command => command.includes(`/builds/${name}/`))
    if (!isInUse) rmSync(join(builds, name), { recursive: true, force: true })
  }
  for (const { name } of folders) {
    const [, pid] = unfinished.exec(name) ?? []
    if (pid && !isProcessRunning(Number(pid))) rmSync(join(builds, name), { recursive: true, force: true })
  }

  function timeOf(name: string): number {
    return statSync(join(builds, name)).mtimeMs
  }
}

// Where processes cannot be seen, as on macOS, only the number of builds decides.
function runningCommands(): string[] {
  if (!existsSync('/proc/self/cmdline')) return []
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  return pids.flatMap(pid => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    } catch {
      return [] // it has ended meanwhile
    }
  })
}
