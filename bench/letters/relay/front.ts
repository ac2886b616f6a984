import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Opens a proxy in front of the site, which passes on every request as one to the site's own host by https.
 */
export async function openFront(sitePort: number, host: string): Promise<{ url: string; close(): void }> {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host, 'x-forwarded-proto': 'https' }
    const { method = 'GET', url = '/' } = asked
    const passed = request({ host: '127.0.0.1', port: sitePort, method, path: url, headers }, given => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
