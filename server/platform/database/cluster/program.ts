import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Place } from './place.ts'

/**
 * Returns the environment of PostgreSQL's programs: their account, an accessible working folder and a neutral
 * locale.
 */
export function spawnOptions(place: Place) {
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', HOME: '/' }
  return { ...place.account, cwd: '/', env }
}

/** Runs one of PostgreSQL's programs to its end; throws with its output if it fails. */
export async function runPostgresProgram(
  place: Place,
  name: string,
  args: string[],
  input = '',
): Promise<void> {
  const program = spawn(join(place.binaries, 'bin', name), args, spawnOptions(place))
  program.stdin.on('error', () => {}) // it may exit without reading
  program.stdin.end(input)
  const words = Promise.all([text(program.stdout), text(program.stderr)])
  const [code] = await once(program, 'close')
  const [stdout, stderr] = await words
  if (code !== 0 || /^.*(ERROR|FATAL|PANIC):/m.test(stderr)) {
    throw new Error(`PostgreSQL's ${name} failed (${code}): ${(stderr || stdout).trim().slice(-800)}`)
  }
}
