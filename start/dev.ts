// npm run dev: pages update in the browser as they are edited; the server restarts when its files change.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { sep } from 'node:path'
import pino from 'pino'
import type { ServerBuild } from 'react-router'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { readConfig } from '#server/config.ts'
import type { DevelopedSite, develop } from '#server/dev.ts'
import { withoutContentPolicy } from './without-content-policy.ts'

const config = readConfig(process.env)
const log = pino({ level: 'warn' })
const server = createServer((request, response) => serve(request, response))
const vite = await createVite({
  appType: 'custom',
  ...(process.env.CACHE_FOLDER && { cacheDir: process.env.CACHE_FOLDER }), // each test run has its own
  server: { middlewareMode: true, hmr: { server }, host: config.host },
})
let site: DevelopedSite | null = null
let turn: Promise<void> = restart()

await turn
server.listen(config.port, config.host)
console.log(`\n  The website    ${config.baseUrl}\n  Stop with Ctrl C.\n`)

vite.watcher.on('all', (_, path) => {
  const [layer] = path.slice(process.cwd().length + 1).split(sep)
  site?.forget()
  if (layer && ['server', 'contract', 'messages'].includes(layer) && !path.endsWith('.test.ts')) {
    turn = turn.then(restart)
  }
})

// Vite would end the process at once; the database must be closed first.
process.removeAllListeners('SIGTERM')
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())

async function restart(): Promise<void> {
  const began = performance.now()
  await site?.close()
  site = null
  try {
    site = await load(vite)
    for (const { username, password } of site.logins) console.log(`  Demo login     ${username}  ${password}`)
    console.log(`  The server is ready after ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  } catch (error) {
    vite.ssrFixStacktrace(error as Error)
    console.error(error)
  }
}

async function load(from: ViteDevServer): Promise<DevelopedSite> {
  from.moduleGraph.invalidateAll()
  const module = (await from.ssrLoadModule('/server/dev.ts')) as { develop: typeof develop }
  const build = () =>
    from.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ServerBuild>
  return module.develop(config, log, build)
}

function serve(request: IncomingMessage, response: ServerResponse): void {
  withoutContentPolicy(response)
  vite.middlewares(request, response, () => void turn.then(() => answer(request, response)))
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  if (site) site.handle(request, response)
  else response.writeHead(503).end('The server has a mistake; the terminal tells which.')
}

async function stop(): Promise<void> {
  await site?.close()
  await vite.close()
  server.closeAllConnections()
  server.close(() => process.exit(0))
}
