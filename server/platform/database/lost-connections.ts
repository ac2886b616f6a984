import type { Pool } from 'pg'
import type { Log } from './log.ts'
import { oncePerOutage } from './outage.ts'

/**
 * Handles the `error` events of lost connections, idle in the pool or in use: an `error` event without a
 * listener would end the process. The query that runs on the connection fails by itself.
 */
export function logLostConnections(pool: Pool, log: Log): void {
  const lost = oncePerOutage(
    facts => log.warn(facts, 'a database connection was lost'),
    facts => log.warn(facts, 'more database connections were lost'),
  )
  const hear = (error: Error) => lost({ error: error.message })
  pool.on('connect', client => client.on('error', hear))
  pool.on('error', hear)
}
