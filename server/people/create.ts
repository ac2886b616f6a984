import { fail } from '#contract/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { hashPassword } from '#server/platform/sessions/sessions.ts'
import { type NewUser, newUser, slugsFor } from './new-user.ts'
import { findIdByUsername, findRole, findStatus, insertUser, takenNames, takeSlug } from './queries.ts'
import { together } from './together.ts'

type Needs = Pick<Context, 'db' | 'clock'>

/** Makes an account without a password. Throws `invalid`, or `nameTaken` naming the field. */
export async function createUser(context: Needs, facts: NewUser): Promise<number> {
  return insert(context, facts, { passwordHash: null, isDemo: false })
}

/** Makes one of the demo's accounts, whose password is printed at the first start. */
export async function seedUser(context: Needs, facts: NewUser & { password: string }): Promise<number> {
  const { password, ...rest } = facts
  return insert(context, rest, { passwordHash: await hashPassword(password), isDemo: true })
}

/** The id behind a username. Throws `notFound`. */
export async function idOf(context: Pick<Context, 'db'>, username: string): Promise<number> {
  const id = await findIdByUsername(context.db, username.normalize('NFKC').trim())
  if (id === undefined) throw fail('notFound')
  return id
}

async function insert(
  context: Needs,
  facts: NewUser,
  extra: { passwordHash: string | null; isDemo: boolean },
) {
  const { role, status, ...person } = checked(facts)
  const { id: roleId } = (await findRole(context.db, role)) ?? refuse('role')
  const { id: statusId } = (await findStatus(context.db, status)) ?? refuse('status')
  return together(context, async ({ db, clock }) => {
    const id = await insertUser(db, { ...person, ...extra, roleId, statusId, now: clock() })
    await takeSlug(db, id, slugsFor(person.firstName, person.lastName, id))
    return id
  }).catch(nameTaken)
}

function checked(facts: NewUser) {
  const { data, error } = newUser.safeParse(facts)
  if (data) return data
  throw fail('invalid', {
    fields: Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])),
  })
}

function refuse(field: string): never {
  throw fail('invalid', { fields: { [field]: 'value' } })
}

function nameTaken(error: unknown): never {
  const index = error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
  const field = takenNames[index]
  throw field ? fail('nameTaken', { fields: { [field]: 'nameTaken' } }) : error
}
