import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from './place.ts'
import { spawnOptions } from './program.ts'
import { lastWordsOfServer, withServerLog } from './server-log.ts'
import { serverArguments } from './settings.ts'

export type ServerProcess = ChildProcess

export type Launching = {
  readonly folder: string
  readonly place: Place
  readonly socketFolder: string
  readonly settings: Readonly<Record<string, string>> | undefined
}

const startTimeout = 60_000 // milliseconds; replaying the log of a crash takes a while
const stopTimeout = 20_000 // milliseconds, then it is stopped without a checkpoint

/**
 * Starts PostgreSQL in a separate session: Ctrl-C reaches only this process, which stops PostgreSQL after the
 * last request.
 */
export function launchServer({ folder, place, socketFolder, settings }: Launching): ServerProcess {
  const program = join(place.binaries, 'bin/postgres')
  const args = serverArguments(folder, socketFolder, settings)
  const server = withServerLog(folder, log =>
    spawn(program, args, { ...spawnOptions(place), detached: true, stdio: ['ignore', log, log] }),
  )
  server.on('error', () => {}) // untilReady treats it as an exit
  return server
}

/**
 * Resolves when the server accepts connections; throws with the last lines of its log if it exits or takes
 * too long.
 */
export async function untilReady(server: ServerProcess, folder: string): Promise<void> {
  for (const deadline = Date.now() + startTimeout; Date.now() < deadline; await pause(10)) {
    if (hasEnded(server)) throw new Error(`PostgreSQL did not start: ${lastWordsOfServer(folder)}`)
    if (isReady(server, folder)) return
  }
  await endServer(server)
  throw new Error(`PostgreSQL was not ready in ${startTimeout / 1000} s: ${lastWordsOfServer(folder)}`)
}

/** Stops the server: open transactions are rolled back, everything else is written. */
export async function endServer(server: ServerProcess): Promise<void> {
  if (hasEnded(server)) return
  const ended = new Promise(resolve => server.once('exit', resolve))
  const timer = setTimeout(() => server.kill('SIGQUIT'), stopTimeout)
  server.kill('SIGINT')
  await ended
  clearTimeout(timer)
}

export function hasEnded(server: ServerProcess): boolean {
  return server.pid === undefined || server.exitCode !== null || server.signalCode !== null
}

// PostgreSQL writes its process id into the first line of this file, and its state into the eighth.
function isReady(server: ServerProcess, folder: string): boolean {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    return Number(lines[0]) === server.pid && lines[7]?.trim() === 'ready'
  } catch {
    return false
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds))
}
