import type { Pool } from 'pg'
import type { Log } from './log.ts'
import { oncePerOutage } from './outage.ts'

/**
 * Hears of connections that are lost, whether they rest in the pool or are in use: the driver tells of it by an event,
 * and one that nobody hears ends the process. What runs on the connection fails by itself.
 */
export function hearLostConnections(pool: Pool, log: Log): void {
  const lost = oncePerOutage(
    facts => log.warn(facts, 'a database connection was lost'),
    facts => log.warn(facts, 'more database connections were lost'),
  )
  const hear = (error: Error) => lost({ error: error.message })
  pool.on('connect', client => client.on('error', hear))
  pool.on('error', hear)
}
