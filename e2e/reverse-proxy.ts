import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'

/**
 * A reverse proxy in front of a site, which can simulate the deployment of another version of the service
 * worker.
 */
export interface ReverseProxy {
  url: string
  leadTo(site: string): void
  /** Changes the worker's file from now on. */
  deploy(): void
  close(): Promise<void>
}

export async function openReverseProxy(): Promise<ReverseProxy> {
  let behind = ''
  let version = 0
  const server = createServer((request, response) => {
    const onward = ask(behind + request.url, { method: request.method ?? 'GET', headers: request.headers })
    onward.on('response', answer => {
      const isWorker = request.url === '/sw.js'
      const headers = { ...answer.headers }
      if (isWorker) for (const name of ['content-length', 'etag', 'last-modified']) delete headers[name]
      response.writeHead(answer.statusCode ?? 502, headers)
      if (!isWorker) return void answer.pipe(response)
      answer.on('data', bytes => response.write(bytes))
      answer.on('end', () => response.end(`\n// version ${version}\n`))
    })
    onward.on('error', () => response.destroy())
    if (request.url === '/sw.js')
      for (const name of ['accept-encoding', 'if-none-match']) onward.removeHeader(name)
    request.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://localhost:${port}`,
    leadTo: site => {
      behind = site
    },
    deploy: () => {
      version += 1
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
