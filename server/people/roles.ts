import { fail } from '#contract/errors.ts'
import type { Role, Status } from '#contract/people/lookups.ts'
import { type Flag, flags } from '#contract/permissions.ts'
import { slugOf } from '#contract/slugs.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { audit } from '#server/platform/records/records.ts'
import { flagsOf } from '#server/platform/sessions/sessions.ts'
import { keepFormerRights } from './former-rights.ts'
import { countActiveAdmins, lockAdmins } from './queries.ts'
import {
  changeRow,
  countByRole,
  countByStatus,
  deleteRow,
  findHolders,
  hasSecondFactor,
  insertRole,
  insertStatus,
  noteFactorRequired,
  type RoleRow,
  rolesIn,
  type StatusRow,
  statusesIn,
} from './role-queries.ts'

export async function listRoles({ db }: Pick<Context, 'db'>): Promise<{ count: number; rows: Role[] }> {
  const uses = await countByRole(db)
  const rows = (await rolesIn(db)).map(role => ({ ...role, usedBy: uses.get(role.id) ?? 0 }))
  return { count: rows.length, rows }
}

export async function listStatuses({ db }: Pick<Context, 'db'>): Promise<{ count: number; rows: Status[] }> {
  const uses = await countByStatus(db)
  const rows = (await statusesIn(db)).map(status => ({ ...status, usedBy: uses.get(status.id) ?? 0 }))
  return { count: rows.length, rows }
}

type RoleFields = Omit<RoleRow, 'id' | 'name' | 'position'>
type StatusFields = Omit<StatusRow, 'id' | 'name' | 'position'>

export async function createRole(context: Context, fields: RoleFields): Promise<Role> {
  const name = freeName(
    fields.label.de,
    (await rolesIn(context.db)).map(role => role.name),
  )
  const id = await insertRole(context.db, { ...fields, name })
  if (fields.requiresSecondFactor) await requireFactor(context, id)
  await audit(context, { action: 'roleCreated', entity: 'roles', entityId: id, details: { after: fields } })
  return roleOf(context, id)
}

/**
 * Changes the label or the rights of a role. Throws `adminRole` for taking its right from `admin`, and
 * `lastAdmin`.
 */
export async function changeRole(context: Context, id: number, given: Given<RoleFields>): Promise<Role> {
  const before = await roleOf(context, id)
  if (before.name === 'admin' && given.isAdmin === false) throw fail('adminRole')
  await lockAdmins(context.db)
  const admins = await countActiveAdmins(context.db)
  await changeRow(context.db, 'roles', id, given)
  if (given.requiresSecondFactor && !before.requiresSecondFactor) await requireFactor(context, id)
  if (admins > 0 && (await countActiveAdmins(context.db)) === 0) throw fail('lastAdmin')
  const after = await roleOf(context, id)
  const holders = (await findHolders(context.db, 'roleId', id)).map(holder => holder.id)
  const lost = { before: flagsOf(before), after: flagsOf(after), now: context.clock() }
  await keepFormerRights(context.db, holders, lost)
  await audit(context, {
    action: 'roleChanged',
    entity: 'roles',
    entityId: id,
    details: { before: rightsOf(before), after: rightsOf(after) },
  })
  return after
}

// The caller needs a second factor before requiring it of others: so somebody can always log in and undo it.
async function requireFactor(context: Context, id: number): Promise<void> {
  const { db, caller, clock } = context
  if (caller && !(await hasSecondFactor(db, caller.id))) throw fail('ownFactorFirst')
  await noteFactorRequired(db, id, clock())
}

/** Deletes a role. Throws `inUse` while a person has it, and `adminRole`. */
export async function removeRole(context: Context, id: number): Promise<undefined> {
  const { usedBy, name } = await roleOf(context, id)
  if (name === 'admin') throw fail('adminRole')
  if (usedBy > 0) throw fail('inUse')
  await deleteRow(context.db, 'roles', id)
  await audit(context, { action: 'roleDeleted', entity: 'roles', entityId: id, details: { before: name } })
}

export async function createStatus(context: Context, fields: StatusFields): Promise<Status> {
  const name = freeName(
    fields.label.de,
    (await statusesIn(context.db)).map(status => status.name),
  )
  const id = await insertStatus(context.db, { ...fields, name })
  await audit(context, {
    action: 'statusCreated',
    entity: 'statuses',
    entityId: id,
    details: { after: fields },
  })
  return statusOf(context, id)
}

/** Changes a status. Throws `lastAdmin` if no administrator could log in any more, and `lastFormer`. */
export async function changeStatus(
  context: Context,
  id: number,
  given: Given<StatusFields>,
): Promise<Status> {
  const before = await statusOf(context, id)
  await lockAdmins(context.db)
  const admins = await countActiveAdmins(context.db)
  await changeRow(context.db, 'statuses', id, given)
  if (admins > 0 && (await countActiveAdmins(context.db)) === 0) throw fail('lastAdmin')
  await refuseWithoutFormer(context)
  const after = await statusOf(context, id)
  await audit(context, {
    action: 'statusChanged',
    entity: 'statuses',
    entityId: id,
    details: { before, after },
  })
  return after
}

export async function removeStatus(context: Context, id: number): Promise<undefined> {
  const { usedBy, name } = await statusOf(context, id)
  if (usedBy > 0) throw fail('inUse')
  await deleteRow(context.db, 'statuses', id)
  await refuseWithoutFormer(context)
  await audit(context, {
    action: 'statusDeleted',
    entity: 'statuses',
    entityId: id,
    details: { before: name },
  })
}

// People who leave need a status to change to.
export async function refuseWithoutFormer({ db }: Context): Promise<void> {
  if (!(await statusesIn(db)).some(({ isFormer }) => isFormer)) throw fail('lastFormer')
}

type Given<F> = { [Name in keyof F]?: F[Name] | undefined }

/** Returns a role. Throws `notFound`. */
export async function roleOf(context: Context, id: number): Promise<Role> {
  const role = (await listRoles(context)).rows.find(one => one.id === id)
  if (!role) throw fail('notFound')
  return role
}

export async function statusOf(context: Context, id: number): Promise<Status> {
  const status = (await listStatuses(context)).rows.find(one => one.id === id)
  if (!status) throw fail('notFound')
  return status
}

function rightsOf(role: Role) {
  const held: Flag[] = flags.filter(flag => role[flag])
  return { label: role.label, flags: held, requiresSecondFactor: role.requiresSecondFactor }
}

function freeName(label: string, taken: readonly string[]): string {
  const wished = slugOf(label) || 'role'
  const free = [wished, ...Array.from({ length: taken.length + 1 }, (_, n) => `${wished}-${n + 2}`)]
  return free.find(name => !taken.includes(name)) ?? wished
}
