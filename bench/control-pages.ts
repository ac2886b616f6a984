import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'

interface Kept {
  headers: Record<string, string>
  body: Buffer
}

/**
 * Serves the same pages from another port and forwards every file they load from the site. Scripts are
 * downloaded after the rest and not run: as many bytes, and no work.
 */
export async function startControl(site: string, pages: readonly string[]) {
  const kept = new Map<string, Promise<Kept>>()
  const handOn = async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const making = kept.get(url) ?? fetched(site, url, pages.includes(url))
    kept.set(url, making)
    const { headers, body } = await making
    response.writeHead(200, headers).end(body)
  }
  const server = createServer((request, response) => {
    handOn(request, response).catch(() => response.writeHead(502).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}`, close: () => void server.close() }
}

async function fetched(site: string, url: string, isPage: boolean): Promise<Kept> {
  const answer = await fetch(site + url)
  if (!answer.ok) throw new Error(`${url} is answered with ${answer.status}`)
  const type = answer.headers.get('content-type') ?? ''
  const caching = answer.headers.get('cache-control') ?? 'no-cache'
  const body = Buffer.from(await answer.arrayBuffer())
  const headers = { 'content-type': type, 'cache-control': caching }
  if (!/^text\/|javascript|json|svg/.test(type)) return { headers, body }
  const shown = isPage ? Buffer.from(withoutScripts(body.toString())) : body
  return { headers: { ...headers, 'content-encoding': 'br' }, body: packed(shown) }
}

// Compresses as the site compresses its pages.
function packed(body: Buffer): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}

/** Returns the page with every script disabled and its script files loaded as data. */
function withoutScripts(html: string): string {
  const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  const inert = html.replace(/<script(?=[\s>])(?![^>]*ld\+json)/g, '<script type="text/plain"')
  const links = [...files].map(
    file => `<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="${file}">`,
  )
  const end = inert.lastIndexOf('</body>')
  return inert.slice(0, end) + links.join('') + inert.slice(end)
}
