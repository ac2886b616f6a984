import { type Config, readConfig } from '#server/config.ts'
import {
  type DatabaseServer,
  giveUpRoot,
  type Log,
  startDatabaseServer,
} from '#server/platform/database/database.ts'
import { type HeldPort, holdPort } from '#server/platform/http/held-port.ts'
import { openLog } from '#server/platform/log/log.ts'

/** What a start begins with, before the rest of the site is loaded. */
export interface Begun {
  config: Config
  log: Log
  port: HeldPort
  /** Being started: whoever waits for it hears why it cannot be. */
  server: Promise<DatabaseServer>
}

/**
 * Takes the port, gives up root and starts the embedded PostgreSQL, so that it gets ready while this process loads the
 * rest of the site. Nothing connects to it yet: a process that is busy loading would miss the timeout of a connection.
 * Settings that cannot work end the process with a sentence each, not with a stack.
 */
export async function begin(env: NodeJS.ProcessEnv): Promise<Begun> {
  const given = await orEnd(() => readConfig(env), settingsAreWrong)
  const log = openLog(given.logLevel)
  for (const note of given.notes) log.warn({}, note)
  return orEnd(async () => {
    const port = await holdPort(given)
    const config = giveUpRoot(given, log)
    const server = startDatabaseServer({ config, log })
    server.catch(() => {}) // told to whoever waits for it
    return { config, log, port, server }
  }, 1)
}

/** Does what a start consists of; a failure is told by its sentence and ends the process with this code. */
export async function orEnd<T>(work: () => T | Promise<T>, code: number): Promise<T> {
  try {
    return await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(code)
  }
}

const settingsAreWrong = 78 // EX_CONFIG: whoever starts the site anew by itself need not try again
