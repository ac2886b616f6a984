import { sourceLine } from '#contract/articles/source-line.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { ShownPublication } from '#contract/people/team.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { dependOnKind, slugsShown } from '#server/platform/records/records.ts'
import { countWritten, findLatest, findWritten } from './shown-queries.ts'

const latestOnes = 10

/** Returns the newest public articles by one of these people, for a profile or a group. */
export async function latestPublications(
  context: Context,
  personIds: readonly number[],
): Promise<ShownPublication[]> {
  await dependOnArticles(context)
  if (personIds.length === 0) return []
  return shownOf(context, await findLatest(context.db, context.clock(), personIds, latestOnes))
}

/** Returns those of these articles that the person wrote, in this order. */
export async function pinnedPublications(
  context: Context,
  personId: number,
  ids: readonly number[],
): Promise<ShownPublication[]> {
  await dependOnArticles(context)
  const rows = await findWritten(context.db, context.clock(), personId, ids)
  return shownOf(
    context,
    ids.flatMap(id => rows.find(row => row.id === id) ?? []),
  )
}

/** Counts the public articles of a person. */
export async function countOfPerson(context: Context, personId: number): Promise<number> {
  await dependOnArticles(context)
  return countWritten(context.db, context.clock(), personId)
}

// Articles are records of an area that depends on people and groups, so their kind is looked up by name
// instead of imported.
async function dependOnArticles(context: Context): Promise<void> {
  const kind = context.kinds.find(({ name }) => name === 'articles')
  if (kind) await dependOnKind(context, kind)
}

function shownOf({ language }: Context, rows: Awaited<ReturnType<typeof findLatest>>): ShownPublication[] {
  return rows.map(row => ({
    id: row.id,
    title: row.title,
    address: addressOf('article', language, { slug: slugsShown(row.slug)[language] }),
    source: sourceLine(row),
  }))
}
