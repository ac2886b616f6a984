import { sql } from 'kysely'
import type { Acting } from './kind.ts'

interface Entry {
  action: string
  entity: string
  entityId: number | null
  details?: object
  /** False writes nothing by the same statement, where the time must not tell whether there is somebody. */
  isKept?: boolean
}

/** Writes down who did what, in the transaction of what was done. */
export async function audit(
  context: Acting,
  { action, entity, entityId, details = {}, isKept = true }: Entry,
): Promise<void> {
  const { db, caller, clock, requestId } = context
  await sql`insert into audit (user_id, action, entity, entity_id, request_id, details, created_at)
    select ${caller?.id ?? null}::integer, ${action}, ${entity}, ${entityId}::integer, ${requestId},
      ${JSON.stringify(details)}::jsonb, ${clock()}::timestamptz
    where ${isKept}`.execute(db)
}
