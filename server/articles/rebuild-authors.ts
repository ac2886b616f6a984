import type { AuthorChange, RebuildProgress } from '#contract/articles/authorship.ts'
import { unmarked } from '#contract/articles/marked-text.ts'
import { checkAuthors, previewOfRebuild, rebuildProgressOf } from '#server/authorship/authorship.ts'
import { namesOf } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findTitles } from './authors-queries.ts'

const mostChanges = 200 // more than anybody reads before they agree

/** Starts a new identification of all authors; a dry run only returns the changes it would make. */
export async function rebuildAuthors(
  context: Context,
  { dryRun }: { dryRun: boolean },
): Promise<RebuildProgress & { changes: { count: number; rows: AuthorChange[] } | null }> {
  if (dryRun) return { ...(await rebuildProgressOf(context)), changes: await changesAhead(context) }
  await beginRebuildOfAll(context)
  return { ...(await rebuildProgressOf(context)), changes: null }
}

async function beginRebuildOfAll({ db, clock, jobs }: Context): Promise<void> {
  await checkAuthors(db, null, clock())
  await jobs.enqueue(db, 'rebuildAuthors')
}

async function changesAhead(context: Context) {
  const changes = await previewOfRebuild(context.db)
  const first = changes.slice(0, mostChanges)
  const titles = await findTitles(
    context.db,
    first.map(({ articleId }) => articleId),
  )
  const names = await namesOf(
    context,
    first.map(({ personId }) => personId),
  )
  const rows = first.map(({ articleId, personId, name, before, state }) => ({
    ...{ articleId, name, before, after: state },
    title: unmarked(titles.get(articleId) ?? ''),
    person: names.get(personId) ?? '',
  }))
  return { count: changes.length, rows }
}
