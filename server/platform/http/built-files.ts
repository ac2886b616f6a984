import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sendEntry } from '#server/platform/cache/answer.ts'
import { type Entry, entryOf } from '#server/platform/cache/cache.ts'
import { pathOf } from './target.ts'

/** The files that the build made for browsers, each read at its first request and then kept in memory. */
export interface BuiltFiles {
  /** Whether there is a file at this path. */
  has(address: string): boolean
  /** Returns a file that has been read before. */
  find(address: string): Entry | undefined
  read(address: string): Promise<Entry>
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const packed = new Set(['.png', '.webp', '.woff2'])
const twin = /\.(br|gz)$/ // compressed variant that the build wrote beside the file

export async function builtFilesIn(folder: string): Promise<BuiltFiles> {
  const names = await filesIn(folder)
  const kept = new Map<string, Entry>()
  return {
    has: address => names.has(address) && !twin.test(address),
    find: address => kept.get(address),
    async read(address) {
      const entry = await entryOfFile(folder, address, names)
      kept.set(address, entry)
      return entry
    },
  }
}

export const noBuiltFiles: BuiltFiles = {
  has: () => false,
  find: () => undefined,
  read: () => Promise.reject(new Error('there are no built files')),
}

/**
 * Serves the first request for a file; later ones are answered from memory, ahead of the framework. A single
 * hook serves all files, because some hundred routes would take a tenth of the start time.
 */
export function serveBuiltFiles(app: FastifyInstance, files: BuiltFiles): void {
  app.addHook('onRequest', async ({ raw, url, method }, reply) => {
    const address = pathOf(url)
    if (!files.has(address) || (method !== 'GET' && method !== 'HEAD')) return
    const entry = await files.read(address)
    reply.hijack()
    sendEntry(raw, reply.raw, entry)
  })
}

async function filesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  return new Set(files.map(path => `/${relative(folder, path).split(sep).join('/')}`))
}

async function entryOfFile(folder: string, address: string, names: Set<string>): Promise<Entry> {
  const ending = extname(address)
  const type = types[ending]
  if (!type) throw new Error(`no media type is known for the built file ${address}`)
  const bytesOf = (name: string) => (names.has(name) ? readFile(join(folder, name)) : undefined)
  const [body, br, gzip] = await Promise.all([
    readFile(join(folder, address)),
    bytesOf(`${address}.br`),
    bytesOf(`${address}.gz`),
  ])
  const entry = entryOf({
    status: 200,
    headers: { 'content-type': type, 'cache-control': cachingOf(address), vary: 'Accept-Encoding' },
    body,
    tags: new Set(),
    until: null,
    ...(packed.has(ending) && { isPacked: true }),
  })
  return { ...entry, bodies: { identity: body, ...(br && { br }), ...(gzip && { gzip }) } }
}

// A file name with a hash never changes its content; the service worker is revalidated at each visit.
function cachingOf(address: string): string {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return address === '/sw.js' ? 'no-cache' : 'public, max-age=3600'
}
