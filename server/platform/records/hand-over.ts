import type { RecordKindName } from '#contract/record-kinds.ts'
import type { Context, RecordPlace } from '#server/platform/calls/calls.ts'
import { type RecordKind, recordsIn, tableOf } from './kind.ts'
import { publicRecordCondition } from './public.ts'
import { change } from './write.ts'

interface Pointing {
  id: number
  version: number
  fields: string[]
  isPublic: boolean
}

/** Returns the records outside the trash that refer to a target directly in a field, such as the author. */
export async function findRecordsPointingAt(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  kind: RecordPlace,
  target: { to: RecordKindName; id: number },
): Promise<Pointing[]> {
  const found = await db
    .selectFrom('recordReferences')
    .select(['recordId', 'field'])
    .where('kind', '=', kind.name)
    .where('target', '=', target.to)
    .where('targetId', '=', target.id)
    .where('field', 'not like', '%.%')
    .execute()
  if (found.length === 0) return []
  const rows = await recordsIn(db)
    .selectFrom(tableOf(kind))
    .select(['id', 'version', publicRecordCondition(kind, clock()).as('isPublic')])
    .where(
      'id',
      'in',
      found.map(({ recordId }) => recordId),
    )
    .where('deletedAt', 'is', null)
    .execute()
  return rows.map(row => ({
    ...row,
    fields: found.filter(({ recordId }) => recordId === row.id).map(({ field }) => field),
  }))
}

/**
 * Replaces references to one record by another in records that are not public: drafts get a new author,
 * published ones keep theirs. Returns how many were changed and how many were kept.
 */
export async function handOver(
  context: Context,
  { to, from, heir }: { to: RecordKindName; from: number; heir: number | null },
): Promise<{ handedOver: number; kept: number }> {
  let handedOver = 0
  let kept = 0
  for (const kind of context.kinds) {
    for (const { id, version, fields, isPublic } of await findRecordsPointingAt(context, kind, {
      to,
      id: from,
    })) {
      if (isPublic) kept += 1
      else {
        const given = Object.fromEntries(fields.map(field => [field, heir]))
        await change(kind as RecordKind, context, { id, version, ...given })
        handedOver += 1
      }
    }
  }
  return { handedOver, kept }
}
