// 10,000 publications beside their goals: one request after the other, nothing kept, the median of fifty; and the export of all.
import { BenchSite } from './bench-site.ts'
import { growArticles } from './grow-articles.ts'
import { inDatabase } from './grow-rows.ts'
import { measure, print, type Work } from './lists.ts'

const copies = 10_000
const goals = { list: 50, page: 15, export: 3000, memory: 50 } // ms at the median; MB
const formats = ['csv', 'bibtex', 'ris', 'csl'] as const

/** Prints the milliseconds of the public list, of searches and pages, and what an export of all takes. */
export async function measureArticleLists(): Promise<void> {
  const site = new BenchSite(Number(process.env.BENCH_PORT ?? 3199))
  try {
    await site.start()
    await inDatabase(site.folder, client => growArticles(client, copies))
    await site.rest()
    console.log(`${copies} publications with six authors each`)
    for (const work of worksOf(site.url)) print(work, await measure(work))
    for (const format of formats) await measureExport(site, format)
  } finally {
    await site.stop()
    await site.remove()
  }
}

function worksOf(url: string): Work[] {
  const list = (name: string, queryOf: (n: number) => string): Work => ({
    name,
    goal: goals.list,
    ask: n => fetch(`${url}/api/v1/publication/scientific?${queryOf(n)}`),
  })
  const page = (name: string, pathOf: (n: number) => string): Work => ({
    name,
    goal: goals.page,
    ask: n => fetch(`${url}/de/publication/wiss-artikel${pathOf(n)}`),
  })
  return [
    list('list of publications', n => `page=${1 + n}`),
    list('last page of the list', n => `page=${200 - n}`),
    list('of one year', n => `year=${2007 + (n % 20)}&page=${1 + Math.floor(n / 20)}`),
    list('at 7 tesla', n => `is7T=1&page=${1 + n}`),
    list('search, one hit', n => `q=copy%20${5000 + n}`),
    list('search, many hits', n => `q=tesla&page=${1 + n}`),
    list('search, no hit', n => `q=nothingatall${n}`),
    {
      name: 'search of visitors',
      goal: goals.list,
      ask: n => fetch(`${url}/api/v1/search?q=copy%20${n + 1}`),
    },
    page('page of fifty, uncached', n => `?page=${1 + n}`),
    page('page of one, uncached', n => `/copy-${1 + n}`),
  ]
}

async function measureExport(site: BenchSite, format: string): Promise<void> {
  const before = await site.memory()
  await site.forgetPeak()
  const began = performance.now()
  const answer = await fetch(`${site.url}/api/v1/publication/scientific/export?format=${format}`)
  let bytes = 0
  for await (const piece of answer.body ?? []) bytes += piece.length
  const taken = performance.now() - began
  const more = (await site.peak()) - before
  const note = taken > goals.export || more > goals.memory ? '   MISSED' : ''
  const size = `${(bytes / 1e6).toFixed(1)} MB`
  console.log(`all as ${format.padEnd(8)} ${size.padEnd(10)} ${taken.toFixed(0)} ms, ${more} MB more${note}`)
}
