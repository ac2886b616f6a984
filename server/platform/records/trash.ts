import { fail } from '#contract/errors.ts'
import { refuseHeld } from '#server/platform/retention/holds.ts'
import { erase } from './forget.ts'
import { fieldsOf, find, type RecordRow } from './items.ts'
import {
  type Acting,
  type Declared,
  type Fields,
  type ItemOf,
  type MovedTo,
  type RecordKind,
  recordsIn,
  tableOf,
} from './kind.ts'
import { writeRevision } from './revisions.ts'
import { lockedRow } from './write.ts'

/** Moves a record to the trash, where it stays for thirty days. Idempotent. */
export async function moveRecordToTrash(kind: RecordKind, context: Acting, id: number) {
  const row = await lockedRow(kind, context, id, 'anywhere')
  if (row.deletedAt) return
  const fields = await refuseMove(kind, context, row, 'trash')
  if (kind.published?.isNeeded?.(fields)) throw fail('needed')
  await setDeleted(kind, context, row, { fields, action: 'deleted' })
}

async function refuseMove(kind: RecordKind, context: Acting, row: RecordRow, to: MovedTo): Promise<Fields> {
  const [fields] = (await fieldsOf(kind, context, [row])) as [Fields]
  await kind.refuseMove?.(context, { id: row.id, fields, to })
  return fields
}

export async function putBack<R extends Declared>(
  kind: RecordKind<R>,
  context: Acting,
  id: number,
): Promise<ItemOf<R>> {
  const row = await lockedRow(kind, context, id, 'anywhere')
  if (row.deletedAt) {
    const fields = await refuseMove(kind, context, row, 'back')
    await setDeleted(kind, context, row, { fields, action: 'putBack' })
  }
  return find(kind, context, id)
}

/** Deletes for good what lies in the trash. Throws `notFound` for anything else, and `heldBack`. */
export async function eraseFromTrash(kind: RecordKind, context: Acting, id: number): Promise<void> {
  const row = await lockedRow(kind, context, id, 'anywhere')
  if (!row.deletedAt) throw fail('notFound')
  await refuseHeld(context, kind.table, id)
  await refuseMove(kind, context, row, 'gone')
  await erase(kind, context, id)
}

async function setDeleted(
  kind: RecordKind,
  context: Acting,
  row: RecordRow,
  { fields, action }: { fields: Fields; action: 'deleted' | 'putBack' },
): Promise<void> {
  const { db, clock, caller } = context
  const isDeleted = action === 'deleted'
  await recordsIn(db)
    .updateTable(tableOf(kind))
    .set({
      deletedAt: isDeleted ? clock() : null,
      deletedBy: isDeleted ? (caller?.id ?? null) : null,
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .execute()
  await writeRevision(kind, context, { id: row.id, action, fields, changed: [] })
  await kind.afterMove?.(context, { id: row.id, fields, isDeleted })
}
