import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database, Kysely } from '#server/platform/database/database.ts'

const places = {
  id: '/etc/machine-id',
  // A container has the id of its image, or another one each time it is made.
  containers: ['/.dockerenv', '/run/.containerenv'],
}

/**
 * What a database is bound to. One that lies in the data folder: the machine, by a mark of its id (machine-id(5)) which
 * does not tell it; null in containers and where there is none. An external one: its server, which many may be on.
 */
export async function machineOf(
  db: Kysely<Database>,
  isEmbedded: boolean,
  { id, containers } = places,
): Promise<string | null> {
  if (!isEmbedded) return serverOf(db)
  if (containers.some(one => existsSync(one))) return null
  const known = (await readFile(id, 'utf8').catch(() => '')).trim()
  if (known === '') return null
  return `machine ${createHash('sha256').update(`larmor ${known}`).digest('base64url').slice(0, 22)}`
}

// Of an account that may not ask nothing is known.
async function serverOf(db: Kysely<Database>): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select system_identifier::text as id from pg_control_system()`
    .execute(db)
    .catch(() => ({ rows: [] }))
  return rows[0] ? `server ${rows[0].id}` : null
}
