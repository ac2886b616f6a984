import type { Language } from '#contract/language.ts'
import { plainName, titleOf } from '#contract/people/names.ts'
import type { Author } from '#contract/people/user.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findAuthors } from './queries.ts'

/** The public cards of authors. Who has no public profile keeps their name and has no link. */
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

/** Those of these people who have a public profile, as lists name them: `Ladd, Mark E.`, by their last names. */
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

/** What people are called, by id. */
export async function namesOf(
  { db }: Pick<Context, 'db'>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const language: Language = 'de'
  const found = await findAuthors(db, [...new Set(ids)], { now: new Date(0), language })
  return new Map(found.map(person => [person.id, plainName(person)]))
}
