import { cleanKey } from '#contract/clean-text.ts'
import { fail } from '#contract/errors.ts'
import { blankPerson, type PersonFields, personFields } from '#contract/people/person.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { create } from '#server/platform/records/records.ts'
import { hashPassword } from '#server/platform/sessions/sessions.ts'
import { personKind } from './kind.ts'
import { wordCalled } from './lookup-queries.ts'
import { type NewUser, newUser } from './new-user.ts'
import { findIdByUsername, findRole, findStatus, markAccount } from './queries.ts'
import { nameTaken } from './taken.ts'
import { bySite, together } from './together.ts'

type Needs = Pick<Context, 'db' | 'clock'>

/** What a person of the demo has beside their account. */
export type SeedProfile = Partial<PersonFields>

/** Makes an account without a password. Throws `invalid`, or `nameTaken` naming the field. */
export async function createUser(context: Needs, facts: NewUser): Promise<number> {
  return insert(context, facts, {})
}

/** Makes one of the demo's accounts, whose password is printed at the first start. */
export async function seedUser(
  context: Needs,
  { password, ...facts }: NewUser & { password: string },
  profile: SeedProfile = {},
): Promise<number> {
  const id = await insert(context, facts, profile)
  await markAccount(context.db, id, { passwordHash: await hashPassword(password), isDemo: true })
  return id
}

/** Makes a person of the demo who cannot log in: there is no password, and no letter. */
export async function seedPerson(context: Needs, facts: NewUser, profile: SeedProfile): Promise<number> {
  return insert(context, facts, profile)
}

/** The id behind a username. Throws `notFound`. */
export async function idOf(context: Pick<Context, 'db'>, username: string): Promise<number> {
  const id = await findIdByUsername(context.db, cleanKey(username))
  if (id === undefined) throw fail('notFound')
  return id
}

async function insert(context: Needs, facts: NewUser, profile: SeedProfile): Promise<number> {
  const { role, status, title, ...names } = checked(facts)
  return together(context, async inside => {
    const { id: roleId } = (await findRole(inside.db, role)) ?? refuse('role')
    const { id: statusId } = (await findStatus(inside.db, status)) ?? refuse('status')
    const titleId = title === '' ? null : await wordCalled(inside.db, 'title', title)
    const fields = personFields.parse({ ...blankPerson, ...names, roleId, statusId, titleId, ...profile })
    const { id } = await create(personKind, bySite(inside), fields)
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
