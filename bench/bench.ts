// Requests a second beside a bare server that sends the same bytes: medians of three interleaved rounds.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import autocannon from 'autocannon'

const rounds = 3
const seconds = 4
const connections = 32
const flags = ['--enable-source-maps', '--max-semi-space-size=8'] // as npm start sets them
const port = Number(process.env.BENCH_PORT ?? 3199)
const url = `http://localhost:${port}`
const folder = await mkdtemp(join(tmpdir(), 'larmor-bench-'))
await chmod(folder, 0o711) // as root the database has an account of its own

const began = performance.now()
const site = spawn(process.execPath, [...flags, 'build/server/main.js'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(port),
    BASE_URL: url,
    DATA_DIR: folder,
    LIMITS: 'off',
  },
})
await ready()
console.log(
  `Node ${process.version}, ${connections} connections, ${seconds} s a round, ${rounds} rounds, LIMITS=off`,
)
console.log(
  `first start with database and demo: ${((performance.now() - began) / 1000).toFixed(1)} s to the first answer`,
)
console.log(`memory at rest: ${await memory()} MB`)

const list = '/api/v1/info/news/latest'
const page = await answerTo('/de')
const listed = await answerTo(list)
const bare = createServer((request, response) => {
  const { headers, body } = request.url === '/' ? page : listed
  response.writeHead(200, headers)
  response.end(body)
}).listen(port + 1, '127.0.0.1')
await once(bare, 'listening')

const targets = {
  'bare node:http, that page': { url: `http://127.0.0.1:${port + 1}/` },
  'cached page': { url: `${url}/de` },
  'bare node:http, that list': { url: `http://127.0.0.1:${port + 1}/list` },
  'cached list': { url: url + list },
  'bare node:http, again': { url: `http://127.0.0.1:${port + 1}/` },
  'uncached page': { url, setup: () => `/de/info/neuigkeiten?done=${randomUUID()}` },
}
const results = new Map<string, { rps: number[]; p99: number[] }>()
for (let round = 0; round < rounds; round += 1) {
  for (const [name, target] of Object.entries(targets)) {
    const { rps, p99 } = await load(target)
    const all = results.get(name) ?? { rps: [], p99: [] }
    results.set(name, { rps: [...all.rps, rps], p99: [...all.p99, p99] })
  }
}
let reference = 1
for (const [name, { rps, p99 }] of results) {
  if (name.startsWith('bare')) reference = median(rps)
  console.log(
    `${name.padEnd(28)} ${Math.round(median(rps))} requests/s (${(median(rps) / reference).toFixed(2)} × bare), p99 ${median(p99)} ms`,
  )
}
console.log(`memory after load: ${await memory()} MB`)
await firstVisit()

bare.close()
site.kill('SIGTERM')
await once(site, 'exit')
await rm(folder, { recursive: true, force: true })

interface Target {
  url: string
  setup?: () => string
}

interface Answer {
  headers: string[]
  body: Buffer
}

/** The answer as it goes over the wire, headers and all; the bare server sends the same. */
async function answerTo(path: string): Promise<Answer> {
  const request = get(url + path, { headers: { 'accept-encoding': 'br' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  return { headers: response.rawHeaders.flatMap(ownHeader), body }
}

// What node:http writes by itself is left to it.
function ownHeader(name: string, index: number, all: string[]): string[] {
  if (index % 2 === 1 || /^(date|connection|keep-alive)$/i.test(name)) return []
  return [name, all[index + 1] ?? '']
}

async function load({ url: address, setup }: Target): Promise<{ rps: number; p99: number }> {
  const headers = { 'accept-encoding': 'br' }
  const requests = setup
    ? [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: setup() }) }]
    : undefined
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    headers,
    ...(requests && { requests }),
  })
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of ${address} were no 200`)
  return { rps: result.requests.average, p99: result.latency.p99 }
}

async function firstVisit(): Promise<void> {
  const html = await (await fetch(`${url}/de`)).text()
  const names = new Set([...html.matchAll(/\/assets\/([^"']+\.(?:js|css))/g)].map(([, name]) => name ?? ''))
  const sizes = { js: 0, css: 0 }
  for (const name of await readdir('build/client/assets')) {
    if (!names.has(name)) continue
    const weight = brotliCompressSync(await readFile(`build/client/assets/${name}`)).length
    sizes[name.endsWith('.css') ? 'css' : 'js'] += weight
  }
  console.log(
    `first visit of the home page: ${(sizes.js / 1000).toFixed(1)} kB JavaScript, ${(sizes.css / 1000).toFixed(1)} kB CSS, ${(page.body.length / 1000).toFixed(1)} kB HTML (brotli)`,
  )
}

async function memory(): Promise<number> {
  const status = await readFile(`/proc/${site.pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

async function ready(): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if ((await fetch(`${url}/readyz`).catch(() => null))?.ok) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('the site did not become ready')
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
