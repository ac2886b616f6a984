// Measures the cost of the number of records: the same requests with few, with many and with very many of
// them.
import { loadavg } from 'node:os'
import { BenchSite } from './bench-site.ts'
import { growTo } from './grow-rows.ts'
import { median } from './rounds.ts'

const sizes = [
  { news: 10, pages: 10 },
  { news: 1000, pages: 100 },
  { news: 50_000, pages: 1000 },
]
const times = 15
const most = 2 // times as long with 50 000 as with 1 000
const json = { 'content-type': 'application/json' }

interface Work {
  /** Preparation that is not measured. */
  before?: () => Promise<unknown>
  ask: (n: number) => Promise<Response>
}

/**
 * Prints a table: the milliseconds of each request, one after the other and uncached, as the median of 15;
 * and memory.
 */
export async function measureGrowth(): Promise<void> {
  const site = new BenchSite(Number(process.env.BENCH_PORT ?? 3199))
  try {
    await site.start()
    const table = new Map<string, number[]>()
    for (const size of sizes) {
      await growTo(site.folder, size)
      for (const [name, work] of Object.entries(worksOf(site.url, await logIn(site))))
        table.set(name, [...(table.get(name) ?? []), await measure(name, work)])
      table.set('memory, MB', [...(table.get('memory, MB') ?? []), await site.memory()])
    }
    print(table)
  } finally {
    await site.stop()
    await site.remove()
  }
}

function worksOf(url: string, token: string): Record<string, Work> {
  const headers = { ...json, authorization: `Bearer ${token}` }
  const get = (path: string) => fetch(url + path)
  const staff = (path: string, init: RequestInit = {}) =>
    fetch(`${url}/api/v1/backstage/info/news${path}`, { ...init, headers })
  let saved = { id: 0, version: 0 }
  const look = async () => {
    const { rows } = (await (await staff('?limit=1')).json()) as { rows: (typeof saved)[] }
    saved = rows[0] ?? saved
  }
  const save = () => {
    const { id, version } = saved
    const title = { de: `Titel ${version}`, en: `Title ${version}` }
    return staff(`/${id}`, { method: 'PATCH', body: JSON.stringify({ version, title }) })
  }
  const saveFirst = async () => {
    await look()
    await (await save()).arrayBuffer()
  }
  const ten = `10.${'0'.repeat(20)}` // written in another way each time, so that no cached response is sent
  return {
    save: { before: look, ask: save },
    'list, API': { ask: n => get(`/api/v1/info/news/latest?limit=${ten}${Date.now()}${n}`) },
    'list, page': { ask: n => get(`/de/info/neuigkeiten?done=${n}`) },
    'list of staff': { ask: () => staff('') },
    'detail after a save': {
      before: saveFirst,
      ask: n => get(`/de/info/neuigkeiten/nummer-${1 + (n % 10)}`),
    },
    home: { ask: n => get(`/de?done=${n}`) },
    'search, copies whose number begins so': { ask: n => get(`/api/v1/search?q=Nummer${1 + (n % 10)}`) },
    'search, every copy': { ask: () => get('/api/v1/search?q=Zuwachs') },
    'unknown slug after a save': { before: saveFirst, ask: n => get(`/de/info/neuigkeiten/hole-${n}`) },
    'twenty-five unknown slugs after a save': {
      before: saveFirst,
      ask: () => inTurn(25, n => get(`/de/info/neuigkeiten/hole-${n}`)),
    },
    'sitemap after a save': { before: saveFirst, ask: () => get('/sitemap.xml') },
    'file of the sitemap after a save': { before: saveFirst, ask: () => get('/sitemaps/news-1.xml') },
  }
}

async function measure(name: string, { before, ask }: Work): Promise<number> {
  const taken: number[] = []
  for (let n = 0; n < times; n += 1) {
    await before?.()
    const began = performance.now()
    const answer = await ask(n)
    await answer.arrayBuffer()
    taken.push(performance.now() - began)
    if (!answer.ok && answer.status !== 404) throw new Error(`${name} was answered with ${answer.status}`)
  }
  return median(taken)
}

async function logIn({ url, password }: BenchSite): Promise<string> {
  const body = JSON.stringify({ username: 'jonas', password })
  const answer = await fetch(`${url}/api/v1/auth/login`, { method: 'POST', headers: json, body })
  return ((await answer.json()) as { token: string }).token
}

function print(table: Map<string, number[]>): void {
  const averages = loadavg().map(one => one.toFixed(1))
  console.log(`load average of the machine: ${averages.join(', ')}; milliseconds, median of ${times}`)
  const heads = sizes.map(({ news, pages }) => `${news} news, ${pages} pages`.padStart(24))
  console.log(''.padEnd(40) + heads.join(''))
  for (const [name, values] of table) {
    const [, many = 0, veryMany = 0] = values
    const note = veryMany > most * many ? `   ${(veryMany / many).toFixed(1)} times as long` : ''
    console.log(name.padEnd(40) + values.map(one => one.toFixed(1).padStart(24)).join('') + note)
  }
}

async function inTurn(number: number, ask: (n: number) => Promise<Response>): Promise<Response> {
  for (let n = 1; n < number; n += 1) await (await ask(n)).arrayBuffer()
  return ask(number)
}
