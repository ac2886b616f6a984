import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database, Kysely } from '#server/platform/database/database.ts'

const places = {
  id: '/etc/machine-id',
  // A container has the machine id of its image, or a new one each time it is created.
  containers: ['/.dockerenv', '/run/.containerenv'],
}

/**
 * Returns what a database is bound to. Embedded: the machine, by a hash of its id (machine-id(5)); null in
 * containers and without an id. External: the database server, which many machines may share.
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

// Null if the database account may not read it.
async function serverOf(db: Kysely<Database>): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select system_identifier::text as id from pg_control_system()`
    .execute(db)
    .catch(() => ({ rows: [] }))
  return rows[0] ? `server ${rows[0].id}` : null
}
