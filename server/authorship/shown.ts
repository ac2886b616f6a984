import { sourceLine } from '#contract/articles/source-line.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { ShownPublication } from '#contract/people/team.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { changesWith, slugsShown } from '#server/platform/records/records.ts'
import { countWritten, findLatest, findWritten } from './shown-queries.ts'

const latestOnes = 10

/** The latest public articles that one of these people wrote, for a profile or a group. */
export async function latestPublications(
  context: Context,
  personIds: readonly number[],
): Promise<ShownPublication[]> {
  await changesWithArticles(context)
  if (personIds.length === 0) return []
  return shownOf(context, await findLatest(context.db, context.clock(), personIds, latestOnes))
}

/** Those of these articles that somebody wrote, in this order. */
export async function pinnedPublications(
  context: Context,
  personId: number,
  ids: readonly number[],
): Promise<ShownPublication[]> {
  await changesWithArticles(context)
  const rows = await findWritten(context.db, context.clock(), personId, ids)
  return shownOf(
    context,
    ids.flatMap(id => rows.find(row => row.id === id) ?? []),
  )
}

/** How many public articles somebody wrote. */
export async function countOfPerson(context: Context, personId: number): Promise<number> {
  await changesWithArticles(context)
  return countWritten(context.db, context.clock(), personId)
}

// Articles are records of an area that stands on people and groups: here is read what those show of them.
async function changesWithArticles(context: Context): Promise<void> {
  const kind = context.kinds.find(({ name }) => name === 'articles')
  if (kind) await changesWith(context, kind)
}

function shownOf({ language }: Context, rows: Awaited<ReturnType<typeof findLatest>>): ShownPublication[] {
  return rows.map(row => ({
    id: row.id,
    title: row.title,
    address: addressOf('article', language, { slug: slugsShown(row.slug)[language] }),
    source: sourceLine(row),
  }))
}
