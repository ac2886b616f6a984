import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export interface Readiness {
  isStopping: boolean
  ping(): Promise<void>
}

const longestPing = 3000 // milliseconds; a database that has not answered by then counts as unavailable
const remembered = 2000 // milliseconds; makes frequent checks cheap

/** `/healthz` answers while the process lives; `/readyz` while it can serve. */
export function serveHealth(app: FastifyInstance, readiness: Readiness): void {
  let known = { at: Number.NEGATIVE_INFINITY, isReady: Promise.resolve(false) }
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ alive: true }))
  app.get('/readyz', async (_, reply) => {
    // Monotonic clock: the system time may jump.
    const now = performance.now()
    if (now - known.at > remembered) known = { at: now, isReady: respondsToPing(readiness) }
    const isReady = (await known.isReady) && !readiness.isStopping
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready: isReady })
  })
}

function respondsToPing({ ping }: Readiness): Promise<boolean> {
  const answered = ping().then(
    () => true,
    () => false,
  )
  return Promise.race([answered, sleep(longestPing, false, { ref: false })])
}
