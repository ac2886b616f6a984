import { once } from 'node:events'
import type { Server } from 'node:http'
import type { ServerBuild } from 'react-router'
import { warnOfPasskeys } from '#server/account/account.ts'
import { createApp } from '#server/app.ts'
import type { Begun } from '#server/begin.ts'
import type { Config } from '#server/config.ts'
import { openDependencies } from '#server/dependencies.ts'
import { warnOfForeignFolder } from '#server/files/files.ts'
import { prepareContent } from '#server/first-content.ts'
import { handleTheUnhandled } from '#server/last-resort.ts'
import type { Log } from '#server/platform/database/database.ts'
import { giveBackMemoryAtRest, yieldToPages } from '#server/platform/processes/processes.ts'
import { createRenderer } from '#server/platform/rendering/rendering.ts'
import type { DemoLogin } from '#server/seed/seed.ts'

interface Started {
  config: Config
  dataFolder: string
  logins: DemoLogin[]
  log: Log
}

const hardEnd = 60_000 // milliseconds a stop may take
const hardEndBroken = 10_000 // the same after an error in our own code

/**
 * Opens everything, creates the demo in an empty database if configured, and listens; stops gracefully on
 * SIGTERM and SIGINT.
 */
export async function start(begun: Begun, build: ServerBuild, assets: string): Promise<void> {
  const { config, log, port } = begun
  const opened = await openDependencies(begun)
  const { dependencies, database } = opened
  await warnOfForeignFolder(dependencies, database.dataFolder)
  await warnOfPasskeys(dependencies)
  const logins = await prepareContent(dependencies)
  const readiness = { isStopping: false, ping: database.ping }
  const app = await createApp({
    opened,
    render: createRenderer(build, config, 'production', () => dependencies.copies.reason() !== null),
    readiness,
    assets,
  })
  await app.ready()
  await dependencies.copies.register()
  // Nothing below waits before the signal handlers are set: whoever gets a response may stop the process.
  await port.handTo(app.server)
  opened.work()
  announce({ config, dataFolder: database.dataFolder, logins, log })
  process.send?.('ready')
  yieldToPages()
  giveBackMemoryAtRest()

  const stop = async (code = 0) => {
    if (readiness.isStopping) return
    readiness.isStopping = true
    setTimeout(() => process.exit(code || 1), code ? hardEndBroken : hardEnd).unref()
    await Promise.all([endServer(app.server), app.close()])
    await opened.close()
    process.exit(code)
  }
  handleTheUnhandled(log, code => void stop(code))
  // Both may come twice, from the terminal and from the launcher.
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

/** Stops accepting connections and waits until open requests have finished. */
async function endServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  await closed
}

/**
 * Prints the addresses, the data folder and the demo logins to the terminal; in production writes them to the
 * log.
 */
function announce({ config, dataFolder, logins, log }: Started): void {
  const { baseUrl, production } = config
  const seconds = (performance.now() / 1000).toFixed(1) // since the process began
  if (production) {
    for (const login of logins) log.info(login, 'demo login')
    log.info({ baseUrl, dataFolder, seconds }, 'the site is ready')
    return
  }
  const lines = [
    '',
    `  The website    ${baseUrl}`,
    `  Backstage      ${baseUrl}/de/backstage`,
    `  Letters        ${baseUrl}/dev/mails`,
    `  Data           ${dataFolder}`,
    ...logins.map(({ username, password }) => `  Demo login     ${username}  ${password}`),
    '',
    `  Ready after ${seconds} s. Stop with Ctrl C.`,
    '',
  ]
  console.log(lines.join('\n'))
}
