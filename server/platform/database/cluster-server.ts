import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Cluster } from './cluster.ts'
import type { Place } from './cluster-place.ts'
import { programSurroundings } from './cluster-program.ts'
import { serverArguments } from './cluster-settings.ts'
import { removeSocketFolder } from './cluster-socket.ts'
import type { Log } from './log.ts'

type Supervised = {
  folder: string
  place: Place
  connection: Cluster['connection']
  settings: Readonly<Record<string, string>> | undefined
  log: Log
}

const startPatience = 60_000 // milliseconds; replaying the log of a crash takes a while
const stopPatience = 20_000 // milliseconds, then without a checkpoint
const pauses = [0, 100, 500, 1000, 3000] // milliseconds before starting anew, the last one for ever
const longestLog = 1_000_000 // bytes

/** Starts the server, and starts it anew whenever it ends without having been told to. */
export async function superviseServer(supervised: Supervised): Promise<Pick<Cluster, 'pid' | 'stop'>> {
  const { folder, log, connection } = supervised
  let stopping = false
  let server = launch(supervised)
  const endWithUs = () => {
    server.kill('SIGINT')
    removeSocketFolder(connection.host)
  }
  process.on('exit', endWithUs)
  await untilReady(server, supervised).catch(error => {
    removeSocketFolder(connection.host)
    throw error
  })
  watch()

  return {
    pid: () => server.pid,
    async stop() {
      stopping = true
      await end(server)
      process.off('exit', endWithUs)
      removeSocketFolder(connection.host)
    },
  }

  function watch(): void {
    if (hasEnded(server)) void restart()
    else server.once('exit', () => void restart())
  }

  async function restart(attempt = 0): Promise<void> {
    if (stopping) return
    log.error({ attempt, folder }, 'PostgreSQL ended by itself and is started anew')
    await pause(pauses[Math.min(attempt, pauses.length - 1)] ?? 0)
    if (stopping) return
    server = launch(supervised)
    await untilReady(server, supervised).then(watch, () => restart(attempt + 1))
  }
}

// A session of its own: Ctrl-C in the terminal reaches us, and we stop it when the last request is answered.
function launch({ place, folder, connection, settings }: Supervised): ChildProcess {
  const output = openLog(logFile(folder))
  const args = serverArguments(folder, connection.host, settings)
  const server = spawn(join(place.binaries, 'bin/postgres'), args, {
    ...programSurroundings(place),
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  server.on('error', () => {}) // seen by untilReady as an end
  return server
}

async function untilReady(server: ChildProcess, { connection, folder }: Supervised): Promise<void> {
  for (const deadline = Date.now() + startPatience; Date.now() < deadline; await pause(15)) {
    if (hasEnded(server)) throw new Error(`PostgreSQL did not start: ${lastWords(folder)}`)
    if (await answers(connection)) return
  }
  await end(server)
  throw new Error(`PostgreSQL was not ready within ${startPatience / 1000} seconds: ${lastWords(folder)}`)
}

async function answers(connection: Cluster['connection']): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  const connected = await client.connect().then(
    () => true,
    () => false,
  )
  await client.end().catch(() => {})
  return connected
}

async function end(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return
  const ended = new Promise(resolve => server.once('exit', resolve))
  const hurry = setTimeout(() => server.kill('SIGQUIT'), stopPatience)
  server.kill('SIGINT')
  await ended
  clearTimeout(hurry)
}

function hasEnded(server: ChildProcess): boolean {
  return server.pid === undefined || server.exitCode !== null || server.signalCode !== null
}

function logFile(folder: string): string {
  return `${folder}.log`
}

function openLog(file: string): number {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found && found.size > longestLog) renameSync(file, `${file}.old`)
  return openSync(file, 'a', 0o600)
}

function lastWords(folder: string): string {
  return readFileSync(logFile(folder), 'utf8').trim().split('\n').slice(-3).join(' ')
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds))
}
