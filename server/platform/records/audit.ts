import { asJson } from '#server/platform/database/database.ts'
import type { Acting } from './kind.ts'

interface Entry {
  action: string
  entity: string
  entityId: number | null
  details?: object
}

/** Writes down who did what, in the transaction of what was done. */
export async function audit(
  context: Acting,
  { action, entity, entityId, details = {} }: Entry,
): Promise<void> {
  const { db, caller, clock, requestId } = context
  await db
    .insertInto('audit')
    .values({
      userId: caller?.id ?? null,
      ...{ action, entity, entityId, requestId },
      details: asJson(details),
      createdAt: clock(),
    })
    .execute()
}
