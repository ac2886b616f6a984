// Measures 10,000 publications against their goals: a rebuild of their authors beside readers; single
// uncached requests, as the median of fifty; and the export of all.
import { measureRebuild } from './article-rebuild.ts'
import { BenchSite } from './bench-site.ts'
import { printLoad } from './burst/measured.ts'
import { growArticles } from './grow-articles.ts'
import { growPeople } from './grow-people.ts'
import { inDatabase } from './grow-rows.ts'
import { measure, print, type Work } from './lists.ts'

const copies = 10_000
const numbers = { people: 120, visible: 80 }
const goals = { list: 50, page: 15, export: 3000, memory: 50 } // ms at the median; MB
const formats = ['csv', 'bibtex', 'ris', 'csl'] as const

/**
 * Prints the duration of the rebuild, the milliseconds of the list, of searches and of pages, and the cost of
 * exporting all.
 */
export async function measureArticleLists(): Promise<void> {
  const site = new BenchSite(Number(process.env.BENCH_PORT ?? 3199))
  try {
    await site.start()
    await site.rest()
    await inDatabase(site.folder, async client => {
      await growPeople(client, numbers)
      await growArticles(client, copies)
    })
    await countSlots(site)
    await measureRebuild(site)
    await countSlots(site)
    await site.rest()
    printLoad()
    for (const work of await worksOf(site.url)) print(work, await measure(work))
    for (const format of formats) await measureExport(site, format)
  } finally {
    await site.stop()
    await site.remove()
  }
}

/**
 * Prints the number of publications and of their authors, and how many authorships of people of the institute
 * are in each state.
 */
async function countSlots({ folder }: BenchSite): Promise<void> {
  await inDatabase(folder, async client => {
    const { rows } = await client.query<{ articles: number; slots: number }>(
      `select count(*)::int as articles, sum(jsonb_array_length(author_details))::int as slots from articles`,
    )
    const { rows: states } = await client.query<{ state: string; count: number }>(
      'select state, count(*)::int as count from authorships group by state order by state',
    )
    const known = states.map(({ state, count }) => `${count} ${state}`).join(', ')
    console.log(
      `${rows[0]?.articles} publications with ${rows[0]?.slots} authors; people of the institute: ${known}`,
    )
  })
}

async function worksOf(url: string): Promise<Work[]> {
  const filters = (await (await fetch(`${url}/api/v1/publication/scientific/filters`)).json()) as {
    people: { id: number; count: number }[]
    groups: { id: number }[]
  }
  const busiest = [...filters.people].sort((a, b) => b.count - a.count)
  const author = (n: number) => busiest[n % busiest.length]?.id
  const group = (n: number) => filters.groups[n % filters.groups.length]?.id
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
    list('of one person', n => `author=${author(n)}&limit=${50 + Math.floor(n / busiest.length)}`),
    list('of one group', n => `group=${group(n)}&page=${1 + Math.floor(n / filters.groups.length)}`),
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
