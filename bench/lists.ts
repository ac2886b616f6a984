// Measures long lists against their goals: one request after the other, uncached, the median of fifty.
import { loadavg } from 'node:os'
import { BenchSite } from './bench-site.ts'
import { growPeople } from './grow-people.ts'
import { inDatabase } from './grow-rows.ts'
import { median } from './rounds.ts'

const times = 50
const numbers = { people: 10_000, visible: 300 }
const goals = { list: 50, team: 40 } // ms at the median

export interface Work {
  name: string
  goal: number
  ask: (n: number) => Promise<Response>
}

/** Prints the milliseconds of each list and search of people, and of the public team page. */
export async function measureLists(): Promise<void> {
  const site = new BenchSite(Number(process.env.BENCH_PORT ?? 3199))
  try {
    await site.start()
    await inDatabase(site.folder, client => growPeople(client, numbers))
    const averages = loadavg().map(one => one.toFixed(1))
    console.log(`load average of the machine: ${averages.join(', ')}; milliseconds, median of ${times}`)
    console.log(`${numbers.people} people, ${numbers.visible} of them with a public profile`)
    for (const work of await worksOf(site.url, await logIn(site))) print(work, await measure(work))
  } finally {
    await site.stop()
    await site.remove()
  }
}

async function worksOf(url: string, token: string): Promise<Work[]> {
  const headers = { authorization: `Bearer ${token}` }
  const staff = (path: string) => fetch(`${url}/api/v1/backstage/user-group/${path}`, { headers })
  const { rows: groups } = (await (await staff('user/group')).json()) as { rows: { id: number }[] }
  const group = groups[0]?.id ?? 0
  const list = (name: string, pathOf: (n: number) => string): Work => ({
    name,
    goal: goals.list,
    ask: n => staff(pathOf(n)),
  })
  return [
    list('list of people', n => `user?page=${1 + (n % 50)}`),
    list('last page of the list', () => 'user?page=400'),
    list('by last login, the newest first', () => 'user?sort=-lastLoginAt'),
    list('of one group', () => `user?group=${group}`),
    list('locked', () => 'user?locked=1'),
    list('without login for a year', () => 'user?idle=1'),
    list('search, one hit', n => `user?q=copy-${1000 + n}`),
    list('search, many hits', () => 'user?q=copy'),
    list('search, no hit', () => 'user?q=nobodyatall'),
    list('choosing somebody', n => `person?q=${(n % 16).toString(16)}`),
    list('words with their uses', () => 'lookup-list/position'),
    { name: 'team page, uncached', goal: goals.team, ask: n => fetch(`${url}/de/ueber/team?done=${n}`) },
    { name: 'board page, uncached', goal: goals.team, ask: n => fetch(`${url}/de/ueber/vorstand?done=${n}`) },
    { name: 'search of visitors', goal: goals.list, ask: n => fetch(`${url}/api/v1/search?q=copy-${n + 1}`) },
  ]
}

/** Returns the milliseconds of each of fifty requests. */
export async function measure({ name, ask }: Work): Promise<number[]> {
  const taken: number[] = []
  for (let n = 0; n < times + 5; n += 1) {
    const began = performance.now()
    const answer = await ask(n)
    await answer.arrayBuffer()
    // The first requests warm up the site.
    if (n >= 5) taken.push(performance.now() - began)
    if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}`)
  }
  return taken
}

async function logIn({ url, password }: BenchSite): Promise<string> {
  const body = JSON.stringify({ username: 'hanna', password })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  return ((await (await fetch(`${url}/api/v1/auth/login`, init)).json()) as { token: string }).token
}

// On a busy machine the fastest time says more than the median.
export function print({ name, goal }: Work, taken: number[]): void {
  const middle = median(taken)
  const note = middle > goal ? '   MISSED' : ''
  const figures = [middle, Math.min(...taken)].map(one => one.toFixed(1).padStart(8)).join('  fastest')
  console.log(`${name.padEnd(36)}${figures}   goal ${goal}${note}`)
}
