// Clients that read pages, each on a connection that it keeps, in a process of their own.
import { Agent, get } from 'node:http'
import type { Reading } from './burst.ts'
import { onSchedule, Times } from './times.ts'

process.once('message', async ({ url, addresses, clients, peak, riseSeconds, holdSeconds }: Reading) => {
  const agents = Array.from({ length: clients }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  const times = new Times()
  const addressOf = (n: number) => url + addresses[n % addresses.length]
  for (const agent of agents) await ask(addressOf(0), agent)
  // The integral of a rate that rises evenly and then stays constant.
  const dueAt = (seconds: number) => {
    const rising = Math.min(seconds, riseSeconds)
    return (peak * rising ** 2) / (2 * riseSeconds) + peak * Math.max(0, seconds - riseSeconds)
  }
  await onSchedule(riseSeconds + holdSeconds, dueAt, (n, due) =>
    times.of(ask(addressOf(n), agents[n % clients] as Agent), 200, due),
  )
  process.send?.(times.answered(), () => process.exit())
})

function ask(address: string, agent: Agent): Promise<number> {
  const headers = { 'accept-encoding': 'br' }
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, answer => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    }).once('error', reject)
  })
}
