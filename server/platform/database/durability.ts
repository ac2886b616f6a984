import pg from 'pg'
import type { Connection } from './connect.ts'

const guards = ['fsync', 'full_page_writes'] as const

/** Throws when the server would lose acknowledged data in a power cut. */
export async function refuseLossyServer(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 })
  client.on('error', () => {}) // the running query reports it
  try {
    await client.connect()
    for (const guard of guards) await refuseWhenOff(client, guard)
  } catch (error) {
    throw new Error(`The database cannot be used: ${error instanceof Error ? error.message : error}`)
  } finally {
    await client.end().catch(() => {})
  }
}

async function refuseWhenOff(client: pg.Client, guard: (typeof guards)[number]): Promise<void> {
  const { rows } = await client.query<Record<string, string>>(`show ${guard}`)
  if (rows[0]?.[guard] !== 'on')
    throw new Error(`its setting ${guard} is off, so a power cut would lose data`)
}
