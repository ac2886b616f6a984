import { cleanKey } from '#contract/clean-text.ts'
import { fail } from '#contract/errors.ts'
import { blankPerson, type PersonFields, personFields } from '#contract/people/person.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { create } from '#server/platform/records/records.ts'
import { hashPassword } from '#server/platform/sessions/sessions.ts'
import { personKind } from './kind.ts'
import { ensureWord } from './lookup-queries.ts'
import { type NewUser, newUser } from './new-user.ts'
import { findIdByUsername, findRole, findStatus, setAccountFacts } from './queries.ts'
import { actingAsSite, withinTransaction } from './together.ts'

type Needs = Pick<Context, 'db' | 'clock'>

/** Fields of a demo person beside those of the account. */
export type SeedProfile = Partial<PersonFields>

/** Creates an account without a password. Throws `invalid`, or `nameTaken` with the field. */
export async function createUser(context: Needs, facts: NewUser): Promise<number> {
  return insert(context, facts, {})
}

/** Creates an account of the demo, whose password is printed at the first start. */
export async function seedUser(
  context: Needs,
  { password, ...facts }: NewUser & { password: string },
  profile: SeedProfile = {},
): Promise<number> {
  const id = await insert(context, facts, profile)
  await setAccountFacts(context.db, id, { passwordHash: await hashPassword(password), isDemo: true })
  return id
}

/** Creates a person of the demo who cannot log in: without a password and without a letter. */
export async function seedPerson(context: Needs, facts: NewUser, profile: SeedProfile): Promise<number> {
  return insert(context, facts, profile)
}

/** Returns the id of a username. Throws `notFound`. */
export async function idOf(context: Pick<Context, 'db'>, username: string): Promise<number> {
  const id = await findIdByUsername(context.db, cleanKey(username))
  if (id === undefined) throw fail('notFound')
  return id
}

async function insert(context: Needs, facts: NewUser, profile: SeedProfile): Promise<number> {
  const { role, status, title, ...names } = checked(facts)
  return withinTransaction(context, async inside => {
    const { id: roleId } = (await findRole(inside.db, role)) ?? refuse('role')
    const { id: statusId } = (await findStatus(inside.db, status)) ?? refuse('status')
    const titleId = title === '' ? null : await ensureWord(inside.db, 'title', title)
    const fields = personFields.parse({ ...blankPerson, ...names, roleId, statusId, titleId, ...profile })
    const { id } = await create(personKind, actingAsSite(inside), fields)
    return id
  })
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
