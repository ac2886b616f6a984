import { fail } from '#contract/errors.ts'
import type { PersonFields } from '#contract/people/person.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { change, find } from '#server/platform/records/records.ts'
import { personKind } from './kind.ts'
import { clearFailures, findRole, findStatus, versionOf } from './queries.ts'
import { actingAsSite, withinTransaction } from './together.ts'

type Needs = Pick<Context, 'db' | 'clock'>

/**
 * Sets the role of a person. Like `setStatus`, `lockAccount` and `unlockAccount` it ends the person's sessions, and throws
 * `lastAdmin` for the last active administrator.
 */
export async function setRole(context: Needs, userId: number, role: string): Promise<void> {
  const found = await findRole(context.db, role)
  if (!found) throw fail('invalid', { fields: { role: 'value' } })
  await changeAccess(context, userId, { roleId: found.id })
}

export async function setStatus(context: Needs, userId: number, status: string): Promise<void> {
  const found = await findStatus(context.db, status)
  if (!found) throw fail('invalid', { fields: { status: 'value' } })
  await changeAccess(context, userId, { statusId: found.id })
}

/** Locks a person out until `unlockAccount`: by hand, unlike the lock after failed logins. */
export async function lockAccount(context: Needs, userId: number): Promise<void> {
  await changeAccess(context, userId, { isLocked: true })
}

/** Unlocks a person and clears their failed logins. */
export async function unlockAccount(context: Needs, userId: number): Promise<void> {
  await withinTransaction(context, async inside => {
    await changeAccess(inside, userId, { isLocked: false })
    await clearFailures(inside.db, userId)
  })
}

/** Sets a confirmed e-mail address of an account. Returns the old one. Throws `nameTaken`. */
export async function setEmail(context: Needs, userId: number, email: string): Promise<string> {
  return withinTransaction(context, async inside => {
    const { email: before } = await find(personKind, actingAsSite(inside), userId)
    await changeAccess(inside, userId, { email })
    return before
  })
}

async function changeAccess(context: Needs, id: number, given: Partial<PersonFields>): Promise<void> {
  await withinTransaction(context, async inside => {
    // A person who does not exist has no version, and `change` throws.
    const version = (await versionOf(inside.db, id)) ?? 0
    await change(personKind, actingAsSite(inside), { id, version, ...given })
  })
}
