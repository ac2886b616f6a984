import pg from 'pg'
import type { Cluster } from '#server/platform/database/cluster/cluster.ts'

/** Runs a statement on a new connection and returns its rows. */
export async function ask(connection: Cluster['connection'], statement: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  client.on('error', () => {}) // the running query reports it
  try {
    await client.connect()
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
