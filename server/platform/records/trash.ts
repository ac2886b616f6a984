import { fail } from '#contract/errors.ts'
import { audit } from './audit.ts'
import { forgetRecords } from './erase.ts'
import { fieldsOf, find, type Item, type RecordRow } from './items.ts'
import { type Acting, type RecordFields, type RecordKind, recordsIn, tableOf } from './kind.ts'
import { remember } from './revisions.ts'
import { lockedRow } from './write.ts'

/** Moves a record to the trash, where it stays for thirty days. A second time changes nothing. */
export async function remove<F extends RecordFields>(kind: RecordKind<F>, context: Acting, id: number) {
  const row = await lockedRow(kind, context, id, 'anywhere')
  if (row.deletedAt) return
  await refuseNeeded(kind, context, row)
  await setDeleted(kind, context, row, 'deleted')
}

async function refuseNeeded<F extends RecordFields>(kind: RecordKind<F>, context: Acting, row: RecordRow) {
  const [fields] = (await fieldsOf(kind, context, [row])) as [F]
  if (kind.isNeeded?.(fields)) throw fail('needed')
}

export async function putBack<F extends RecordFields>(
  kind: RecordKind<F>,
  context: Acting,
  id: number,
): Promise<Item<F>> {
  const row = await lockedRow(kind, context, id, 'anywhere')
  if (row.deletedAt) await setDeleted(kind, context, row, 'putBack')
  return find(kind, context, id)
}

/** Deletes for good what lies in the trash, with its history; the audit log knows who did it. Throws `notFound`. */
export async function erase<F extends RecordFields>(kind: RecordKind<F>, context: Acting, id: number) {
  const { db } = context
  const row = await lockedRow(kind, context, id, 'anywhere')
  if (!row.deletedAt) throw fail('notFound')
  await recordsIn(db).deleteFrom(tableOf(kind)).where('id', '=', id).execute()
  await forgetRecords(db, kind, [id])
  await audit(context, { action: 'erased', entity: kind.name, entityId: id })
}

async function setDeleted<F extends RecordFields>(
  kind: RecordKind<F>,
  context: Acting,
  row: RecordRow,
  action: 'deleted' | 'putBack',
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
  const [fields] = await fieldsOf(kind, context, [row])
  await remember(kind, context, { id: row.id, action, fields: fields as F, changed: [] })
}
