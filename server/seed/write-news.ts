import type { NewsFields } from '#contract/news/news.ts'
import { noFlags } from '#contract/permissions.ts'
import { newsKind } from '#server/news/news.ts'
import { idOf } from '#server/people/people.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { change, create, recordsIn, setVisibility, tableOf } from '#server/platform/records/records.ts'

/** Creates a news item of the demo as user jonas, with the usual checks. Returns its id. */
export async function writeNews(dependencies: Dependencies, fields: NewsFields): Promise<number> {
  const acting = await asJonas(dependencies)
  const { id } = await create(newsKind, acting, { ...fields, authorId: acting.caller.id })
  return id
}

export async function changeNews(
  dependencies: Dependencies,
  given: Partial<NewsFields> & { id: number; version: number },
): Promise<void> {
  await change(newsKind, await asJonas(dependencies), given)
}

export async function hideAllNews(dependencies: Dependencies): Promise<void> {
  const acting = await asJonas(dependencies)
  const rows = await recordsIn(dependencies.db)
    .selectFrom(tableOf(newsKind))
    .select('id')
    .where('deletedAt', 'is', null)
    .execute()
  for (const { id } of rows) await setVisibility(newsKind, acting, { id, isVisible: false })
}

async function asJonas(dependencies: Dependencies) {
  const caller = { id: await idOf(dependencies, 'jonas'), flags: { ...noFlags, canEditNews: true } }
  return { ...dependencies, caller, requestId: 'seed' }
}
