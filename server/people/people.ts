import { fail } from '#contract/errors.ts'
import { type Author, fullName, type User } from '#contract/people/user.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { flagsOf } from '#server/platform/sessions/sessions.ts'
import { findAuthors, findUser } from './queries.ts'

export { lock, setRole, setStatus, unlock } from './access.ts'
export { createUser, idOf, seedUser } from './create.ts'
export type { NewUser } from './new-user.ts'
export { clearFailures, clearStrangersFailures, findObstacle } from './queries.ts'

/** Somebody as their own pages need them. Throws `notFound`. */
export async function userOf(context: Pick<Context, 'db'>, id: number): Promise<User> {
  const found = await findUser(context.db, id)
  if (!found) throw fail('notFound')
  const { username, firstName, lastName, title, email, locale, role, roleLabel, isDemo } = found
  return {
    ...{ id, username, firstName, lastName, title, email, locale, role, roleLabel, isDemo },
    slug: found.slug ?? '',
    image: null, // pictures of people come with their profiles
    group: null,
    flags: flagsOf(found),
    lastLoginAt: found.lastLoginAt?.toISOString() ?? null,
  }
}

/** The public cards of authors. Who has left keeps their name and loses the link to a profile. */
export async function authorsOf(
  context: Pick<Context, 'db'>,
  ids: readonly number[],
): Promise<Map<number, Author>> {
  const found = await findAuthors(context.db, [...new Set(ids)])
  return new Map(found.map(person => [person.id, cardOf(person)]))
}

/** What people are called, by id. */
export async function namesOf(
  context: Pick<Context, 'db'>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const authors = await authorsOf(context, ids)
  return new Map([...authors].map(([id, { name }]) => [id, name]))
}

function cardOf(person: Awaited<ReturnType<typeof findAuthors>>[number]): Author {
  const { title, slug, isActive } = person
  return { name: fullName({ ...person, title: '' }), title, slug: isActive ? slug : null }
}
