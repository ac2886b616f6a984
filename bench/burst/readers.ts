// A thousand clients, each with a connection that it keeps, as a process of their own.
import { Agent, get } from 'node:http'
import type { Reading } from './burst.ts'
import { onSchedule, Times } from './times.ts'

// The page as a document, and its data as a page that stays open asks for them.
const addresses = ['/de/info/hahn-lecture', '/en/info/hahn-lecture', '/de/info/hahn-lecture.data']

process.once('message', async ({ url, clients, peak, riseSeconds, holdSeconds }: Reading) => {
  const agents = Array.from({ length: clients }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  const times = new Times()
  for (const agent of agents) await ask(url, agent, 0)
  // The sum of a rate that rises evenly, and then stays.
  const dueAt = (seconds: number) => {
    const rising = Math.min(seconds, riseSeconds)
    return (peak * rising ** 2) / (2 * riseSeconds) + peak * Math.max(0, seconds - riseSeconds)
  }
  await onSchedule(riseSeconds + holdSeconds, dueAt, (n, due) =>
    times.of(ask(url, agents[n % clients] as Agent, n), 200, due),
  )
  process.send?.(times.answered(), () => process.exit())
})

function ask(url: string, agent: Agent, n: number): Promise<number> {
  const headers = { 'accept-encoding': 'br' }
  return new Promise((resolve, reject) => {
    get(url + addresses[n % addresses.length], { agent, headers }, answer => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    }).once('error', reject)
  })
}
