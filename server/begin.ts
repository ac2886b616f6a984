import { type Config, readConfig } from '#server/config.ts'
import {
  type DatabaseServer,
  giveUpRoot,
  type Log,
  startDatabaseServer,
} from '#server/platform/database/database.ts'
import { type HeldPort, holdPort } from '#server/platform/http/held-port.ts'
import { openLog } from '#server/platform/log/log.ts'

/** What is ready before the rest of the site is loaded. */
export interface Begun {
  config: Config
  log: Log
  port: HeldPort
  /** Rejects with the reason if the server cannot be started. */
  server: Promise<DatabaseServer>
}

/**
 * Takes the port, drops root and starts the embedded PostgreSQL, which gets ready while this process loads
 * the rest of the site. Nothing connects to it yet, because a process that is busy loading would miss the
 * connection timeout. Invalid settings end the process with one sentence each, without a stack trace.
 */
export async function begin(env: NodeJS.ProcessEnv): Promise<Begun> {
  const given = await orExit(() => readConfig(env), settingsAreWrong)
  const log = openLog(given.logLevel)
  for (const note of given.notes) log.warn({}, note)
  return orExit(async () => {
    const port = await holdPort(given)
    const config = giveUpRoot(given, log)
    const server = startDatabaseServer({ config, log })
    server.catch(() => {}) // reported to whoever awaits `server`
    return { config, log, port, server }
  }, 1)
}

/** Runs a step of the start; on failure prints its message and ends the process with this code. */
export async function orExit<T>(work: () => T | Promise<T>, code: number): Promise<T> {
  try {
    return await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(code)
  }
}

const settingsAreWrong = 78 // EX_CONFIG: tells a supervisor that restarting is useless
