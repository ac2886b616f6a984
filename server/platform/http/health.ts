import type { FastifyInstance } from 'fastify'

export interface Readiness {
  isStopping: boolean
  ping(): Promise<void>
}

const remembered = 2000 // milliseconds; so that asking often costs nothing

/** `/healthz` answers while the process lives; `/readyz` while it can serve. */
export function serveHealth(app: FastifyInstance, readiness: Readiness): void {
  let known = { at: 0, isReady: false }
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ alive: true }))
  app.get('/readyz', async (_, reply) => {
    if (Date.now() - known.at > remembered) known = { at: Date.now(), isReady: await answers(readiness) }
    const isReady = known.isReady && !readiness.isStopping
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready: isReady })
  })
}

function answers({ ping }: Readiness): Promise<boolean> {
  return ping().then(
    () => true,
    () => false,
  )
}
