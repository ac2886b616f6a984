import type { Context } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'

/** Who sent which letter again, and in what state it was. */
export async function insertAudit(
  context: Context,
  { id, before }: { id: number; before: string },
): Promise<void> {
  const { db, caller, clock, requestId } = context
  await db
    .insertInto('audit')
    .values({
      userId: caller?.id ?? null,
      action: 'sendAgain',
      entity: 'mail',
      entityId: id,
      details: asJson({ before }),
      requestId,
      createdAt: clock(),
    })
    .execute()
}
