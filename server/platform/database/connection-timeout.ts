import { Socket } from 'node:net'
import type { Pool, PoolClient } from 'pg'
import { NamingClient } from './named-statements.ts'

/**
 * Ends pooled connections whose server has sent nothing for the given milliseconds while a query waits for its answer. A
 * line that is cut without a word would else keep its query, and its place in the pool, for the quarter of an hour that
 * TCP tries again. A transaction may stay silent for longer while it waits for something that is not the database.
 */
export function timeOutConnections(pool: Pool, timeout: number): void {
  pool.on('connect', (client: PoolClient) => {
    const { stream } = client.connection
    if (!(stream instanceof Socket) || !(client instanceof NamingClient)) return
    stream.setTimeout(timeout)
    stream.on('timeout', () => {
      if (client.isWaiting) stream.destroy(new Error('the database has gone silent'))
      else stream.setTimeout(timeout) // one that has fired does not start again by itself
    })
  })
}
