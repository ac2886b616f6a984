// Runs one round of autocannon in a process of its own: receives its options and sends back its result.
import autocannon from 'autocannon'
import type { Load, Sent } from './generator.ts'

process.once('message', async ({ url, unique, rate, connections, seconds }: Load) => {
  const { origin, pathname, search } = new URL(url)
  let n = 0
  const setupRequest = (request: autocannon.Request) => {
    n += 1
    return { ...request, path: `${pathname}${search}${unique}${n}` }
  }
  const result = await autocannon({
    url: unique === undefined ? url : origin,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    ...(rate !== undefined && { overallRate: rate }),
    ...(unique !== undefined && { requests: [{ setupRequest }] }),
  })
  const sent: Sent = {
    rps: result.requests.total / result.duration,
    p99: result.latency.p99,
    refused: result.non2xx,
    failed: result.errors,
    answered: result.requests.total,
  }
  process.send?.(sent, () => process.exit())
})
