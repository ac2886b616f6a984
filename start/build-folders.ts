// Each build is a folder of its own in builds/; the link `build` leads to the one that the next start runs. So a build
// beside a running site takes nothing away from it, and two builds at once do not meet.
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
import { isTaken } from '#server/platform/database/cluster/process-table.ts'

const kept = 3 // builds, so that one can go back
const unfinished = /^new-(\d+)-/

/** A new folder to build into, seen from the project's. Throws a sentence where nothing can be written there. */
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

/** Gives a finished build its name, leads `build` to it in one step, and removes what nobody needs any more. */
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
    if (pid && !isTaken(Number(pid))) rmSync(join(builds, name), { recursive: true, force: true })
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
