import pg from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { type LimitName, limitTable } from '#contract/limits.ts'
import { type Connection, type Log, logLostConnections } from '#server/platform/database/database.ts'

const timeout = 3000 // milliseconds; after that the visitor is answered 503

export type LimitTimes = Partial<Record<LimitName, number>>

export function timesOf(name: LimitName, times: LimitTimes = {}): number {
  return times[name] ?? limitTable[name].times
}

export interface Counters {
  of(name: LimitName): RateLimiterAbstract
  pool: pg.Pool
}

/** Opens one counter for each limit; the durable ones are in the table `limits`. */
export function openCounters(connection: Connection, log: Log, times?: LimitTimes): Counters {
  const pool = new pg.Pool({
    ...connection,
    max: 2, // one statement each, gone in a millisecond
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    keepAlive: true,
  })
  logLostConnections(pool, log)
  const counters = Object.fromEntries(names.map(name => [name, counterOf(name, pool, timesOf(name, times))]))
  return { pool, of: name => counters[name] as RateLimiterAbstract }
}

export async function closeCounters({ pool }: Counters): Promise<void> {
  await pool.end()
}

const names = Object.keys(limitTable) as LimitName[]

function counterOf(name: LimitName, pool: pg.Pool, times: number): RateLimiterAbstract {
  const { within, kind } = limitTable[name]
  const common = { points: times, duration: within, keyPrefix: name }
  if (kind === 'volume') return new RateLimiterMemory(common)
  return new RateLimiterPostgres({
    ...common,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'limits',
    tableCreated: true,
    clearExpiredByTimeout: false, // the nightly job does it, once for all processes
    inMemoryBlockOnConsumed: times + 1, // further refusals need no database query
  })
}
