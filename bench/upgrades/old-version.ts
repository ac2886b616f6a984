import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** An older version of this project, in a folder of its own. */
export interface OldVersion {
  folder: string
  commit: string
  remove(): void
}

/** Returns the commit this many steps back, or undefined if the clone does not reach that far. */
export function commitBack(steps: number): string | undefined {
  const { status, stdout } = spawnSync(
    'git',
    ['rev-parse', '--verify', '--quiet', `HEAD~${steps}^{commit}`],
    {
      encoding: 'utf8',
    },
  )
  return status === 0 ? stdout.trim() : undefined
}

/** Checks out the commit, installs its packages and builds it. */
export function buildOldVersion(commit: string, folder: string): OldVersion {
  execFileSync('git', ['worktree', 'add', '--detach', '--quiet', folder, commit])
  const remove = () => void spawnSync('git', ['worktree', 'remove', '--force', folder])
  try {
    if (ourPackagesFit(folder)) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    else run(folder, 'npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund')
    run(folder, process.execPath, 'start/run.mjs', 'build')
    return { folder, commit, remove }
  } catch (error) {
    remove()
    throw error
  }
}

// Additional packages of the current version do no harm.
function ourPackagesFit(folder: string): boolean {
  const wanted = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, object>
  return Object.entries({ ...wanted.dependencies, ...wanted.devDependencies }).every(([name, version]) => {
    const manifest = join('node_modules', name, 'package.json')
    return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version
  })
}

function run(folder: string, program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed in ${folder}: ${stdout}${stderr}`)
}
