import { isFailure } from '#contract/errors.ts'
import type { bulkActions } from '#contract/record.ts'
import { clearCaches } from '#server/platform/cache/cache.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import type { RecordKind } from './kind.ts'
import { eraseFromTrash, moveRecordToTrash, putBack } from './trash.ts'
import { setVisibility } from './write.ts'

type BulkAction = (typeof bulkActions)[number]

/** Applies one action to many records, each in its own transaction: a failure does not stop the others. */
export async function bulk(
  kind: RecordKind,
  context: Context,
  { ids, action }: { ids: number[]; action: BulkAction },
) {
  const done: number[] = []
  const failed: { id: number; code: string }[] = []
  for (const id of new Set(ids)) {
    const code = await attempt(kind, context, id, action)
    if (code) failed.push({ id, code })
    else done.push(id)
  }
  return { done, failed }
}

async function attempt(
  kind: RecordKind,
  context: Context,
  id: number,
  action: BulkAction,
): Promise<string | null> {
  try {
    await transact(context.db, async db => {
      await one(kind, { ...context, db }, id, action)
      await clearCaches(db, [kind.name])
    })
    return null
  } catch (error) {
    if (isFailure(error)) return error.code
    throw error
  }
}

function one(kind: RecordKind, context: Context, id: number, action: BulkAction) {
  if (action === 'delete') return moveRecordToTrash(kind, context, id)
  if (action === 'restore') return putBack(kind, context, id)
  if (action === 'erase') return eraseFromTrash(kind, context, id)
  return setVisibility(kind, context, { id, isVisible: action === 'show' })
}
