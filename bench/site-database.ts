import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** The embedded database of a site with this data folder, while it runs; to be ended. */
export async function openDatabase(dataFolder: string): Promise<pg.Client> {
  const [, , , , host = ''] = readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(join(dataFolder, 'postgres.password'), 'utf8').trim()
  const client = new pg.Client({ host, user: 'larmor', password, database: 'larmor' })
  await client.connect()
  return client
}
