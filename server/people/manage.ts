import { fail } from '#contract/errors.ts'
import type { Person, PersonFields } from '#contract/people/person.ts'
import { refusedFields } from '#contract/people/rights.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { audit, type Change, change, create, find } from '#server/platform/records/records.ts'
import { noteStep } from '#server/security/security.ts'
import { rightsToProtect } from './former-rights.ts'
import { personKind } from './kind.ts'
import { notifyOfChange } from './letters.ts'
import { clearFailures } from './queries.ts'

/** Creates a person. One who may log in gets a letter with a link to set a password. */
export async function createPerson(context: Context, fields: PersonFields): Promise<Person> {
  const person = await create(personKind, context, fields)
  if (person.isLoginAllowed) await invite(context, person.id)
  return person
}

/** Changes a person, and writes to them about changes of their login. */
export async function changePerson(context: Context, given: Change<PersonFields>): Promise<Person> {
  const before = await find(personKind, context, given.id)
  const after = await change(personKind, context, given)
  await notify(context, before, after)
  return after
}

/** Ends a lock by hand or by failed logins. Throws `mayNotLogIn` if anything else prevents the login. */
export async function unlockPerson(context: Context, id: number): Promise<Person> {
  const person = await findManagedPerson(context, id, 'isLocked')
  if (person.loginObstacle !== null && person.loginObstacle !== 'locked') throw mayNotLogInFailure(person)
  if (person.isLocked) await change(personKind, context, { id, version: person.version, isLocked: false })
  await clearFailures(context.db, id)
  await audit(context, { action: 'unlocked', entity: 'people', entityId: id })
  await noteStep(context, { userId: id }, 'accountUnlocked')
  const after = await find(personKind, context, id)
  await notify(context, person, after)
  return after
}

async function notify(context: Context, before: Person, after: Person): Promise<void> {
  const mayNow = after.isLoginAllowed && !before.isLoginAllowed
  if (mayNow && !after.hasPassword) await invite(context, after.id)
  else await notifyOfChange(context, before, after)
}

/**
 * Sends a link to set a new password, or another invitation to a person without a password. Throws
 * `mayNotLogIn`.
 */
export async function sendReset(context: Context, id: number): Promise<undefined> {
  const person = await findManagedPerson(context, id, 'email')
  if (!person.isLoginAllowed) throw mayNotLogInFailure(person)
  await audit(context, { action: 'resetSent', entity: 'people', entityId: id })
  if (!person.hasPassword) return invite(context, id)
  await context.jobs.enqueue(context.db, 'sendResetLink', { userId: id })
}

async function invite(context: Context, userId: number): Promise<undefined> {
  await audit(context, { action: 'invited', entity: 'people', entityId: userId })
  await context.jobs.enqueue(context.db, 'sendInvitation', { userId })
}

/**
 * Returns a person outside the trash whose access the caller may change. Throws `notFound` and `notAllowed`.
 */
export async function findManagedPerson(
  context: Context,
  id: number,
  field: keyof PersonFields,
): Promise<Person> {
  const person = await find(personKind, context, id)
  if (person.deletedAt) throw fail('notFound')
  const { caller, db, clock } = context
  if (!caller) return person
  const flags = await rightsToProtect(db, id, person.roleId, clock())
  if (refusedFields(caller, { id, before: flags, after: flags }, [field]).length > 0) throw fail('notAllowed')
  return person
}

function mayNotLogInFailure({ loginObstacle }: Person) {
  return fail('mayNotLogIn', { fields: { loginObstacle: `obstacle${titled(loginObstacle ?? 'status')}` } })
}

function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
