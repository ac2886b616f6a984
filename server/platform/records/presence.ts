import { second } from '#contract/durations.ts'
import type { Presence } from '#contract/editing.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { rowOf } from './items.ts'
import type { RecordKind } from './kind.ts'

/** Milliseconds that a screen counts as open after its last request; it sends one about every 25 seconds. */
export const presenceLife = 75 * second

/**
 * Records that the caller has a record open, and returns who else has and which version is saved. Throws
 * `notFound`.
 */
export async function notePresence(kind: RecordKind, context: Context, id: number): Promise<Presence> {
  const { db, caller, clock } = context
  const row = await rowOf(kind, context, id)
  const place = { kind: kind.name, recordId: id }
  const seenAt = clock()
  await db
    .deleteFrom('presence')
    .where('seenAt', '<', new Date(seenAt.getTime() - presenceLife))
    .execute()
  if (caller)
    await db
      .insertInto('presence')
      .values({ ...place, userId: caller.id, seenAt })
      .onConflict(conflict => conflict.columns(['kind', 'recordId', 'userId']).doUpdateSet({ seenAt }))
      .execute()
  const here = await db
    .selectFrom('presence')
    .select('userId')
    .where('kind', '=', place.kind)
    .where('recordId', '=', id)
    .where('userId', '!=', caller?.id ?? 0)
    .orderBy('userId')
    .execute()
  const ids = here.map(({ userId }) => userId)
  const names = await kind.namesOf(context, [...ids, row.updatedBy ?? []].flat())
  return {
    others: ids.flatMap(userId => ({ id: userId, name: names.get(userId) ?? '' })),
    version: row.version,
    savedBy: names.get(row.updatedBy ?? 0) ?? null,
  }
}
