import type { MetaFunction } from 'react-router'
import { lecture as say } from '#messages/lecture.ts'
import type { Client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { type Address, inBrowser, onServer, useData } from '#web/page-data.ts'
import { ContentListing, contentMeta, loadContent } from '#web/pages/pages.ts'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { EditionList } from './edition-list.tsx'

async function load(client: Client, address: Address) {
  const [page, editions] = await Promise.all([loadContent(client, address), client.lecture.history({})])
  return { ...page, editions: editions.rows }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const meta: MetaFunction<typeof loader> = contentMeta

/** Every lecture since the first, by year; below, what staff write about them. */
export default function LectureHistoryPage() {
  const words = useSay()
  const page = useData<typeof load>()
  return (
    <ContentListing page={page}>
      {page.editions.length === 0 && <EmptyState title={words(say.empty)}>{words(say.emptyLead)}</EmptyState>}
      <EditionList editions={page.editions} />
    </ContentListing>
  )
}
