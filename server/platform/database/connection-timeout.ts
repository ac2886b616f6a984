import { Socket } from 'node:net'
import type { Pool, PoolClient } from 'pg'
import { NamingClient } from './named-statements.ts'

/**
 * Closes a pooled connection if the server sends nothing for the given milliseconds while a query waits for
 * its response. Without this, a silently dropped TCP connection keeps its query and its place in the pool for
 * about 15 minutes of TCP retransmissions. A transaction that waits for something other than the database may
 * be idle for longer.
 */
export function timeOutConnections(pool: Pool, timeout: number): void {
  pool.on('connect', (client: PoolClient) => {
    const { stream } = client.connection
    if (!(stream instanceof Socket) || !(client instanceof NamingClient)) return
    stream.setTimeout(timeout)
    stream.on('timeout', () => {
      if (client.isWaiting) stream.destroy(new Error('the database has gone silent'))
      else stream.setTimeout(timeout) // a socket timeout that has fired does not restart by itself
    })
  })
}
