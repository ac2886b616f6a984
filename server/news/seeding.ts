import type { NewsFields } from '#contract/news/news.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { change, create, setVisibility } from '#server/platform/records/records.ts'
import { newsKind } from './kind.ts'
import { findLatestChanged } from './queries.ts'

/** Writes an item in the name of its author, as the demo needs it. Gives its id. */
export async function seedNewsItem(
  dependencies: Dependencies,
  authorId: number,
  fields: NewsFields,
): Promise<number> {
  const { id } = await create(newsKind, as(dependencies, authorId), { ...fields, authorId })
  return id
}

export async function changeNewsItem(
  dependencies: Dependencies,
  authorId: number,
  given: Partial<NewsFields> & { id: number; version: number },
): Promise<void> {
  await change(newsKind, as(dependencies, authorId), given)
}

/** Hides everything that is there. */
export async function hideAllNews(dependencies: Dependencies, authorId: number): Promise<void> {
  const rows = await findLatestChanged(dependencies.db, 1000)
  for (const { id } of rows)
    await setVisibility(newsKind, as(dependencies, authorId), { id, isVisible: false })
}

function as(dependencies: Dependencies, id: number) {
  return { ...dependencies, caller: { id }, requestId: 'seed' }
}
