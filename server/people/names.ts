import type { Language } from '#contract/language.ts'
import { plainName, titleOf } from '#contract/people/names.ts'
import type { Author } from '#contract/people/user.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findAuthors } from './queries.ts'

/** Returns the public cards of authors, by id. A person without a public profile has a name and no link. */
export async function authorsOf(
  { db, clock, language }: Pick<Context, 'db' | 'clock' | 'language'>,
  ids: readonly number[],
): Promise<Map<number, Author>> {
  const found = await findAuthors(db, [...new Set(ids)], { now: clock(), language })
  return new Map(
    found.map(person => [
      person.id,
      {
        name: plainName(person),
        title: titleOf(person, language),
        slug: person.isPublic ? person.slug[language] : null,
      },
    ]),
  )
}

/** Returns those people who have a public profile, as `Ladd, Mark E.`, sorted by last name. */
export async function publicPeople(
  { db, clock, language }: Pick<Context, 'db' | 'clock' | 'language'>,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const found = await findAuthors(db, ids, { now: clock(), language })
  const named = found
    .filter(({ isPublic }) => isPublic)
    .map(({ id, firstName, middleName, lastName }) => ({
      id,
      name: `${lastName}, ${[firstName, middleName].filter(Boolean).join(' ')}`,
    }))
  return named.sort((a, b) => a.name.localeCompare(b.name, language))
}

/** Returns the names of people, by id. */
export async function namesOf(
  { db }: Pick<Context, 'db'>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const language: Language = 'de'
  const found = await findAuthors(db, [...new Set(ids)], { now: new Date(0), language })
  return new Map(found.map(person => [person.id, plainName(person)]))
}
