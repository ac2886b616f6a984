import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { calls } from '../../start/calls-plugin.ts'

const pictures = join(import.meta.dirname, '../../server/seed/pictures')
const scan = join(import.meta.dirname, '../pages/hero-scan.webp')
const icon = join(import.meta.dirname, '../public/favicon.svg')
const names = readdirSync(pictures).filter(name => name.endsWith('.webp'))

/** Replaces the server: a search returns no results, every other call returns 404. */
function noServer(): Plugin {
  const answer = ({ url = '' }: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (url === '/favicon.svg') {
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(readFileSync(icon))
      return
    }
    if (!url.startsWith('/api/')) return next()
    const isSearch = url.includes('/backstage/search')
    response.writeHead(isSearch ? 200 : 404, { 'content-type': 'application/json' })
    response.end(isSearch ? '{"rows":[]}' : '{}')
  }
  return {
    name: 'no-server',
    configureServer: server => void server.middlewares.use(answer),
    configurePreviewServer: server => void server.middlewares.use(answer),
  }
}

// npx vite web/gallery --port 5199
export default defineConfig({
  root: import.meta.dirname,
  plugins: [calls(), noServer()],
  publicDir: pictures,
  define: { PICTURES: JSON.stringify(names), SCAN: JSON.stringify(`/@fs${scan}`) },
  cacheDir: '../../node_modules/.vite-gallery',
  server: { fs: { allow: ['../..'] } },
})
