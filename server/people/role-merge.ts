import { fail } from '#contract/errors.ts'
import type { Role, Status } from '#contract/people/lookups.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { audit } from '#server/platform/records/records.ts'
import { flagsOf } from '#server/platform/sessions/sessions.ts'
import { keepFormerRights } from './former-rights.ts'
import { changePerson } from './manage.ts'
import { deleteRow, findHolders, placeRows, reassignInTrash } from './role-queries.ts'
import { listRoles, listStatuses, refuseWithoutFormer, roleOf, statusOf } from './roles.ts'

/** Reorders the roles; `ids` must hold each of them once. */
export async function orderRoles(context: Context, ids: readonly number[]) {
  refusePart(ids, (await listRoles(context)).rows)
  await placeRows(context.db, 'roles', ids)
  return listRoles(context)
}

export async function orderStatuses(context: Context, ids: readonly number[]) {
  refusePart(ids, (await listStatuses(context)).rows)
  await placeRows(context.db, 'statuses', ids)
  return listStatuses(context)
}

function refusePart(ids: readonly number[], rows: readonly { id: number }[]): void {
  const isWhole = new Set(ids).size === ids.length && ids.length === rows.length
  if (!isWhole || !rows.every(({ id }) => ids.includes(id)))
    throw fail('invalid', { fields: { ids: 'value' } })
}

/**
 * Merges a role into another one: its holders get the other role, each with an entry in their history and a
 * letter, and must log in again. Throws `adminRole` and `lastAdmin`.
 */
export async function mergeRoles(context: Context, id: number, into: number): Promise<Role> {
  const from = await roleOf(context, id)
  if (from.name === 'admin') throw fail('adminRole')
  const target = targetIn((await listRoles(context)).rows, id, into)
  const lost = { before: flagsOf(from), after: flagsOf(target), now: context.clock() }
  const holders = await findHolders(context.db, 'roleId', id)
  await keepFormerRights(
    context.db,
    holders.map(holder => holder.id),
    lost,
  )
  const people = await reassignHolders(context, 'roleId', { from: id, into })
  await deleteRow(context.db, 'roles', id)
  await audit(context, {
    action: 'rolesMerged',
    entity: 'roles',
    entityId: into,
    details: { from: from.name, into: target.name, people },
  })
  return roleOf(context, into)
}

/** Merges a status into another one. Throws `lastFormer` and `lastAdmin`. */
export async function mergeStatuses(context: Context, id: number, into: number): Promise<Status> {
  const from = await statusOf(context, id)
  const target = targetIn((await listStatuses(context)).rows, id, into)
  const people = await reassignHolders(context, 'statusId', { from: id, into })
  await deleteRow(context.db, 'statuses', id)
  await refuseWithoutFormer(context)
  await audit(context, {
    action: 'statusesMerged',
    entity: 'statuses',
    entityId: into,
    details: { from: from.name, into: target.name, people },
  })
  return statusOf(context, into)
}

function targetIn<Row extends { id: number }>(rows: readonly Row[], id: number, into: number): Row {
  const target = id === into ? undefined : rows.find(row => row.id === into)
  if (!target) throw fail('invalid', { fields: { into: 'value' } })
  return target
}

async function reassignHolders(
  context: Context,
  column: 'roleId' | 'statusId',
  { from, into }: { from: number; into: number },
): Promise<number> {
  const holders = await findHolders(context.db, column, from)
  for (const { id, version, deletedAt } of holders)
    if (!deletedAt) await changePerson(context, { id, version, [column]: into })
  await reassignInTrash(context.db, column, { from, into })
  return holders.length
}
