import { sql } from 'kysely'
import type { Acting } from './kind.ts'

interface Entry {
  action: string
  entity: string
  entityId: number | null
  details?: object
  /**
   * False runs the statement without inserting a row, so that the response time does not reveal whether a
   * person exists.
   */
  isKept?: boolean
}

/** Records who did what, in the transaction of the action. */
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
