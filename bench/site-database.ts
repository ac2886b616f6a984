import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/**
 * Connects to the embedded database of a running site with this data folder. The caller must end the client.
 */
export async function openDatabase(dataFolder: string): Promise<pg.Client> {
  const [, , , , host = ''] = readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(join(dataFolder, 'postgres.password'), 'utf8').trim()
  const client = new pg.Client({ host, user: 'larmor', password, database: 'larmor' })
  await client.connect()
  return client
}
