import { fail } from '#contract/errors.ts'
import type { PersonFields } from '#contract/people/person.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { change, find } from '#server/platform/records/records.ts'
import { personKind } from './kind.ts'
import { clearFailures, findRole, findStatus, versionOf } from './queries.ts'
import { nameTaken } from './taken.ts'
import { bySite, together } from './together.ts'

type Needs = Pick<Context, 'db' | 'clock'>

/** Each of these ends the person's sessions, and none can take away the last active administrator (`lastAdmin`). */
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

/** Shuts somebody out until `unlock`: done by hand, never by failed logins. */
export async function lock(context: Needs, userId: number): Promise<void> {
  await changeAccess(context, userId, { isLocked: true })
}

/** Lets somebody in again, and forgets their failed logins. */
export async function unlock(context: Needs, userId: number): Promise<void> {
  await together(context, async inside => {
    await changeAccess(inside, userId, { isLocked: false })
    await clearFailures(inside.db, userId)
  })
}

/** Makes a confirmed address the account's. Gives the old one. Throws `nameTaken`. */
export async function setEmail(context: Needs, userId: number, email: string): Promise<string> {
  return together(context, async inside => {
    const { email: before } = await find(personKind, bySite(inside), userId)
    await changeAccess(inside, userId, { email })
    return before
  }).catch(nameTaken)
}

async function changeAccess(context: Needs, id: number, given: Partial<PersonFields>): Promise<void> {
  await together(context, async inside => {
    // Who is not there has no version, and is refused by the change itself.
    const version = (await versionOf(inside.db, id)) ?? 0
    await change(personKind, bySite(inside), { id, version, ...given })
  })
}
