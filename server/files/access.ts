import { sql } from 'kysely'
import type { Context } from '#server/platform/calls/calls.ts'
import { isPubliclyUsed } from '#server/platform/records/records.ts'

type Needs = Pick<Context, 'db' | 'kinds' | 'clock'>

/**
 * Returns who may read a file: everybody if it is public, readers of what uses it, or only staff. Files sent
 * by visitors do not become readable by being used.
 */
export async function seenByOf(context: Needs, id: number): Promise<'everybody' | 'readers' | 'staff'> {
  const owners = await ownersOf(context, id)
  if (owners.some(owner => owner.isPublic)) return 'everybody'
  const ids = owners.filter(({ isSent }) => !isSent).map(owner => owner.id)
  return (await isPubliclyUsed(context, 'files', ids)) ? 'readers' : 'staff'
}

interface Owner {
  id: number
  isPublic: boolean
  isSent: boolean
}

/** The file and the playlists that contain it: whoever may see a film may read all its parts. */
async function ownersOf({ db }: Needs, id: number): Promise<Owner[]> {
  const { rows } = await sql<Owner>`
    with recursive owners (id) as (
      values (${id}::int)
      union select file_parts.file_id from file_parts join owners on file_parts.part_id = owners.id
    )
    select id, is_public as "isPublic", is_sent as "isSent" from files join owners using (id) where deleted_at is null`.execute(
    db,
  )
  return rows
}
