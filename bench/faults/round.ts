import { logIn } from '../crash-login.ts'
import { untilPicturesAreMade } from './demo.ts'
import type { Fault } from './fault-list.ts'
import type { FaultSite } from './fault-site.ts'
import { inMemory, type Load, work } from './load.ts'
import { countOf, type Kept, lossesIn } from './loss.ts'
import { Tally } from './tally.ts'

const givesUp = 90_000 // milliseconds

export interface Round {
  tally: Tally
  kept: Kept
  /** Milliseconds from the end of the fault until all requests succeed again. */
  back: number
  lost: string[]
}

interface Times {
  /** How long the fault lasts. */
  seconds: number
  /** Milliseconds after which everything has to be back. */
  recovers: number
}

/** Causes one fault under load, and checks that nothing acknowledged before, during or after it is lost. */
export async function runRound(site: FaultSite, fault: Fault, { seconds, recovers }: Times): Promise<Round> {
  const tally = new Tally()
  const kept: Kept = { messages: new Set(), news: new Map(), files: new Set() }
  const { url } = site
  await untilPicturesAreMade(site.postgres)
  await (await fetch(url + inMemory(fault))).arrayBuffer() // cached from here on
  const load: Load = { url, token: await logIn(url, 'hanna'), kept, tally, rules: fault }
  const end = new AbortController()
  const { pid } = site
  const working = work(load, end.signal)
  await Promise.all([sleep(800), untilWritten(load, 'before the fault')])
  await fault.begin(site)
  await sleep(seconds * 1000)
  if (fault.isNotReady && tally.notReady === 0)
    tally.problem('/readyz said ready while the database was away')
  await fault.end?.(site)
  const back = await untilBack(load)
  await sleep(300)
  end.abort()
  await working
  if (back > recovers) tally.problem(`everything was back only after ${Math.round(back)} ms`)
  if (!site.isAlive() || site.pid !== pid) tally.problem('the process has ended')
  if (tally.cached === 0) tally.problem('no page in memory was answered')
  const lost = await lossesIn(site.postgres, kept)
  for (const what of lost) tally.problem(`lost: ${what}`)
  return { tally, kept, back, lost }
}

// On a busy machine the first write may take longer than any pause. A round without one would show nothing.
async function untilWritten({ kept, tally }: Load, when: string): Promise<void> {
  const began = performance.now()
  const before = countOf(kept)
  while (countOf(kept) === before && performance.now() - began < givesUp) await sleep(20)
  if (countOf(kept) === before) tally.problem(`no write was acknowledged ${when}`)
}

async function untilBack(load: Load): Promise<number> {
  const began = performance.now()
  await Promise.all([untilRead(load), untilWritten(load, 'after the fault')])
  return performance.now() - began
}

async function untilRead({ url, token }: Load): Promise<void> {
  const began = performance.now()
  while (performance.now() - began < givesUp) {
    if (await isBack(url, token).catch(() => false)) break
    await sleep(50)
  }
}

async function isBack(url: string, token: string): Promise<boolean> {
  const signal = AbortSignal.timeout(20_000)
  const statuses = await Promise.all(
    ['/readyz', `/api/v1/search?q=${Math.random()}`, '/de/info/neuigkeiten?done=1'].map(async address => {
      const answer = await fetch(url + address, { signal })
      await answer.arrayBuffer()
      return answer.status
    }),
  )
  const headers = { authorization: `Bearer ${token}` }
  const staff = await fetch(`${url}/api/v1/backstage/info/news/latest`, { headers, signal })
  await staff.arrayBuffer()
  return statuses.every(status => status === 200) && [200, 401].includes(staff.status)
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds))
}
