import { fail } from '#contract/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { endSessionsOf } from '#server/platform/sessions/sessions.ts'
import { changeUser, clearFailures, countActiveAdmins, findRole, findStatus, lockAdmins } from './queries.ts'
import { together } from './together.ts'

type Needs = Pick<Context, 'db' | 'clock'>

/** Each of these ends the person's sessions, and none can take away the last active administrator (`lastAdmin`). */
export async function setRole(context: Needs, userId: number, role: string): Promise<void> {
  const found = await findRole(context.db, role)
  if (!found) throw fail('invalid', { fields: { role: 'value' } })
  await changeAccess(context, userId, { roleId: found.id }, 'role')
}

export async function setStatus(context: Needs, userId: number, status: string): Promise<void> {
  const found = await findStatus(context.db, status)
  if (!found) throw fail('invalid', { fields: { status: 'value' } })
  await changeAccess(context, userId, { statusId: found.id }, 'status')
}

/** Shuts somebody out until `unlock`: done by hand, never by failed logins. */
export async function lock(context: Needs, userId: number): Promise<void> {
  await changeAccess(context, userId, { isLocked: true }, 'locked')
}

/** Lets somebody in again, and forgets their failed logins. */
export async function unlock(context: Needs, userId: number): Promise<void> {
  await together(context, async ({ db, clock }) => {
    if (!(await changeUser(db, userId, { isLocked: false }, clock()))) throw fail('notFound')
    await clearFailures(db, userId)
  })
}

type Change = Parameters<typeof changeUser>[2]

async function changeAccess(
  context: Needs,
  userId: number,
  change: Change,
  because: 'role' | 'status' | 'locked',
) {
  await together(context, async inside => {
    await lockAdmins(inside.db)
    const adminsBefore = await countActiveAdmins(inside.db)
    if (!(await changeUser(inside.db, userId, change, inside.clock()))) throw fail('notFound')
    if (adminsBefore > 0 && (await countActiveAdmins(inside.db)) === 0) throw fail('lastAdmin')
    await endSessionsOf(inside, userId, because)
  })
}
