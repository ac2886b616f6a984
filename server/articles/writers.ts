import type { ArticleFilters } from '#contract/articles/api.ts'
import { countByPerson, findGroupPeople, findIdentified } from '#server/authorship/authorship.ts'
import { shownNames } from '#server/groups/groups.ts'
import { authorsOf, personKind, publicPeople } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { dependOnKind } from '#server/platform/records/records.ts'
import { articleKind } from './kind.ts'
import type { Wanted } from './queries.ts'

/**
 * Authors of the institute, by article id, then by position; `profile` is a slug, null if it is not public.
 */
export type Writers = ReadonlyMap<number, ReadonlyMap<number, { name: string; profile: string | null }>>

export async function writersOf(context: Context, articles: readonly { id: number }[]): Promise<Writers> {
  await dependOnKind(context, personKind)
  const found = await findIdentified(
    context.db,
    articles.map(({ id }) => id),
  )
  const people = await authorsOf(
    context,
    found.map(({ personId }) => personId),
  )
  const writers = new Map<number, Map<number, { name: string; profile: string | null }>>()
  for (const { articleId, place, personId, name } of found) {
    const here = writers.get(articleId) ?? new Map()
    writers.set(articleId, here.set(place, { name, profile: people.get(personId)?.slug ?? null }))
  }
  return writers
}

/** Resolves the filters into people to search for; a single author is found only with a public profile. */
export async function resolveFilters(
  context: Context,
  { author, group, ...wanted }: ArticleFilters,
): Promise<Wanted> {
  const writtenBy: (readonly number[])[] = []
  if (author !== undefined) {
    await dependOnKind(context, personKind)
    writtenBy.push((await publicPeople(context, [author])).map(({ id }) => id))
  }
  if (group !== undefined) {
    const isShown = (await shownNames(context)).some(({ id }) => id === group)
    writtenBy.push(isShown ? await findGroupPeople(context.db, group) : [])
  }
  return { ...wanted, writtenBy }
}

/**
 * Returns the people with a public profile who wrote something, and the groups that the list can be filtered
 * by.
 */
export async function writersInUse(context: Context) {
  const { db, clock, cache } = context
  const until = await dependOnKind(context, articleKind)
  await dependOnKind(context, personKind)
  const counts = await cache.remember(
    `articles by person until ${until?.toISOString() ?? 'saved'}`,
    'articles',
    () => countByPerson(db, clock()),
  )
  const numbers = new Map(counts.map(({ personId, count }) => [personId, count]))
  const people = await publicPeople(context, [...numbers.keys()])
  return {
    people: people.map(({ id, name }) => ({ id, name, count: numbers.get(id) ?? 0 })),
    groups: people.length > 0 ? await shownNames(context) : [],
  }
}
