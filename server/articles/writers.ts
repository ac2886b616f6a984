import type { ArticleFilters } from '#contract/articles/api.ts'
import { countByPerson, findGroupPeople, findIdentified } from '#server/authorship/authorship.ts'
import { shownNames } from '#server/groups/groups.ts'
import { authorsOf, personKind, publicPeople } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { changesWith } from '#server/platform/records/records.ts'
import { articleKind } from './kind.ts'
import type { Wanted } from './queries.ts'

/** Who of the institute wrote which articles: by the article, then by the place; `profile` is a slug, null where none is public. */
export type Writers = ReadonlyMap<number, ReadonlyMap<number, { name: string; profile: string | null }>>

export async function writersOf(context: Context, articles: readonly { id: number }[]): Promise<Writers> {
  await changesWith(context, personKind)
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

/** What is looked for, with the people it is to be written by: only those with a public profile are found by themselves. */
export async function wantedOf(
  context: Context,
  { author, group, ...wanted }: ArticleFilters,
): Promise<Wanted> {
  const writtenBy: (readonly number[])[] = []
  if (author !== undefined) {
    await changesWith(context, personKind)
    writtenBy.push((await publicPeople(context, [author])).map(({ id }) => id))
  }
  if (group !== undefined) {
    const isShown = (await shownNames(context)).some(({ id }) => id === group)
    writtenBy.push(isShown ? await findGroupPeople(context.db, group) : [])
  }
  return { ...wanted, writtenBy }
}

/** The people with a public profile who wrote something, and the groups that the list can be narrowed to. */
export async function writersInUse(context: Context) {
  const { db, clock, cache } = context
  const until = await changesWith(context, articleKind)
  await changesWith(context, personKind)
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
