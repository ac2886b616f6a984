import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerBuild } from 'react-router'
import { createApp } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import { openDependencies } from '#server/dependencies.ts'
import { prepareContent } from '#server/first-content.ts'
import type { Log } from '#server/platform/calls/calls.ts'
import { createRenderer } from '#server/platform/rendering/rendering.ts'
import type { DemoLogin } from '#server/seed/seed.ts'

export interface DevelopedSite {
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Clears the cache, so that pages are rendered again. */
  forget(): void
  /** Logins of a demo that was made just now. */
  logins: DemoLogin[]
  close(): Promise<void>
}

/** The site for `npm run dev`: renders pages from their sources, which are reloaded on every change. */
export async function develop(
  config: Config,
  log: Log,
  build: () => Promise<ServerBuild>,
): Promise<DevelopedSite> {
  const opened = await openDependencies({ config, log })
  const { dependencies, database } = opened
  const logins = await prepareContent(dependencies)
  const render = createRenderer(build, config, 'development', () => dependencies.copies.reason() !== null)
  const app = await createApp({ opened, render, readiness: { isStopping: false, ping: database.ping } })
  await app.ready()
  opened.work()
  await dependencies.copies.register()
  return {
    logins,
    handle: (request, response) => void app.server.emit('request', request, response),
    forget: () => dependencies.cache.clearAll(),
    async close() {
      await app.close()
      await opened.close()
    },
  }
}
