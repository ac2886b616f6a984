// Requests a second beside a bare server that sends the same bytes: medians of three interleaved rounds.
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import autocannon from 'autocannon'
import { answerTo, startBare } from './bare.ts'
import { BenchSite } from './bench-site.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLogins } from './logins.ts'

if (process.argv[2] === 'lighthouse') {
  await measureLighthouse()
  process.exit()
}

const rounds = 3
const seconds = 4
const connections = 32
const port = Number(process.env.BENCH_PORT ?? 3199)
const site = new BenchSite(port)
const { url } = site

const firstStart = await site.start()
console.log(
  `Node ${process.version}, ${connections} connections, ${seconds} s a round, ${rounds} rounds, LIMITS=off`,
)
console.log(`first start with database and demo: ${firstStart.toFixed(1)} s to the first answer`)
console.log(`memory at rest: ${await site.memory()} MB`)

const list = '/api/v1/info/news/latest'
const page = await answerTo(`${url}/de`)
const bare = await startBare(port + 1, { '/': page, '/list': await answerTo(url + list) })

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
console.log(`memory after load: ${await site.memory()} MB`)
const { rps, p95, p95Alone } = await measureLogins(site)
console.log(
  `logins: ${rps.toFixed(0)} a second; p95 of an uncached page ${p95.toFixed(1)} ms during 30 a second, ${p95Alone.toFixed(1)} ms alone`,
)
await firstVisit()
bare.close()
await site.stop()
console.log(`second start: ${(await site.start()).toFixed(1)} s to the first answer`)
await site.stop()
await site.remove()

interface Target {
  url: string
  setup?: () => string
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

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
