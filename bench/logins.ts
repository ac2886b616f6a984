import type { BenchSite } from './bench-site.ts'

const people = ['hanna', 'jonas', 'mira'] // each logs in again only after the last login is done
const milliseconds = 4000
const goal = 30 // logins per second

/**
 * Returns the maximum of logins per second, and the p95 of pages in ms, alone and during `goal` logins per
 * second.
 */
export async function measureLogins(
  site: BenchSite,
): Promise<{ rps: number; p95: number; p95Alone: number }> {
  const p95Alone = await pagesFor(site)
  const most = await loginsFor(site, 0)
  const [p95] = await Promise.all([pagesFor(site), loginsFor(site, people.length / goal)])
  return { rps: most / (milliseconds / 1000), p95, p95Alone }
}

/** Returns the number of logins; each person starts at most one every `interval` seconds. */
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

/** Requests rendered pages, one after the other. Returns the p95 in ms. */
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
