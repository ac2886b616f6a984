import type { BenchSite } from './bench-site.ts'

const people = ['hanna', 'jonas', 'mira'] // one at a time each, as people do
const milliseconds = 4000
const goal = 30 // a second

/** Most logins a second, and how long 95 of 100 pages take, alone and while `goal` people log in each second. */
export async function measureLogins(
  site: BenchSite,
): Promise<{ rps: number; p95: number; p95Alone: number }> {
  const p95Alone = await pagesFor(site)
  const most = await loginsFor(site, 0)
  const [p95] = await Promise.all([pagesFor(site), loginsFor(site, people.length / goal)])
  return { rps: most / (milliseconds / 1000), p95, p95Alone }
}

/** How many logins succeed, each person beginning one every `interval` seconds at most. */
async function loginsFor(site: BenchSite, interval: number): Promise<number> {
  let done = 0
  const end = performance.now() + milliseconds
  const busy = people.map(async (username, index) => {
    await after((index * interval) / people.length)
    while (performance.now() < end) {
      const rest = after(interval)
      await logIn(site, username)
      done += 1
      await rest
    }
  })
  await Promise.all(busy)
  return done
}

function after(seconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, seconds * 1000))
}

async function logIn({ url, password }: BenchSite, username: string): Promise<void> {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ username, password }),
  })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`a login was answered with ${answer.status}`)
}

/** Rendered pages, one after the other. */
async function pagesFor({ url }: BenchSite): Promise<number> {
  const times: number[] = []
  const end = performance.now() + milliseconds
  while (performance.now() < end) {
    const began = performance.now()
    await (await fetch(`${url}/de/info/neuigkeiten?done=${times.length}`)).arrayBuffer()
    times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
}
