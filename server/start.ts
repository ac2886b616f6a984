import { once } from 'node:events'
import type { Server } from 'node:http'
import pino from 'pino'
import type { ServerBuild } from 'react-router'
import { createApp } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import { openDependencies } from '#server/dependencies.ts'
import { prepareContent } from '#server/first-content.ts'
import { handleTheUnhandled } from '#server/last-resort.ts'
import { holdPort } from '#server/platform/http/held-port.ts'
import { createRenderer } from '#server/platform/rendering/rendering.ts'
import type { DemoLogin } from '#server/seed/seed.ts'

const hardEnd = 60_000 // milliseconds a stop may take
const hardEndBroken = 10_000 // the same after a mistake of our own

/** Opens everything, seeds an empty demo, listens; ends gracefully on SIGTERM and SIGINT. */
export async function start(config: Config, build: ServerBuild, assets: string): Promise<void> {
  const began = performance.now()
  const log = pino({ level: config.production ? 'info' : 'warn' })
  const port = await holdPort(config)
  const opened = await openDependencies(config, log)
  const { dependencies, database } = opened
  const logins = await prepareContent(dependencies)
  const readiness = { isStopping: false, ping: database.ping }
  const app = await createApp({
    opened,
    render: createRenderer(build, config, 'production'),
    readiness,
    assets,
  })
  await app.ready()
  await port.handTo(app.server)
  opened.work()
  announce(config, logins, performance.now() - began)
  process.send?.('ready')

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

/** Lets open requests finish, and takes no more. */
async function endServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  await closed
}

function announce(config: Config, logins: DemoLogin[], ms: number): void {
  const lines = [
    '',
    `  The website    ${config.baseUrl}`,
    `  Backstage      ${config.baseUrl}/de/backstage`,
    ...(config.production ? [] : [`  Letters        ${config.baseUrl}/dev/mails`]),
    ...logins.map(({ username, password }) => `  Demo login     ${username}  ${password}`),
    '',
    `  Ready after ${(ms / 1000).toFixed(1)} s. Stop with Ctrl C.`,
    '',
  ]
  console.log(lines.join('\n'))
}
