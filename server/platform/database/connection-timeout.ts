import { Socket } from 'node:net'
import type { Pool, PoolClient } from 'pg'

/**
 * Ends pooled connections on which nothing has moved for the given milliseconds. A line that is cut without a word
 * would else keep its query, and its place in the pool, for the quarter of an hour that TCP tries again.
 */
export function timeOutConnections(pool: Pool, timeout: number): void {
  pool.on('connect', (client: PoolClient) => {
    const { stream } = client.connection
    if (!(stream instanceof Socket)) return
    stream.setTimeout(timeout, () => stream.destroy(new Error('the database has gone silent')))
  })
}
