import type { MetaFunction } from 'react-router'
import { reports as say } from '#messages/reports.ts'
import type { Client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { ContentListing, contentMeta, loadContent } from '#web/pages/pages.ts'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { ReportList } from './report-list.tsx'

async function load(client: Client, address: Address) {
  const [page, reports, { years }] = await Promise.all([
    loadContent(client, address),
    client.reports.list({}),
    client.articles.filters({}),
  ])
  return { ...page, reports: reports.rows, years }
}
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)
export const meta: MetaFunction<typeof loader> = contentMeta

/** All annual reports, latest first, with an editable text. */
export default function ReportsPage() {
  const words = useSay()
  const page = useData<typeof load>()
  const published = new Map(page.years.map(({ year, count }) => [year, count]))
  return (
    <ContentListing page={page}>
      {page.reports.length === 0 && <EmptyState title={words(say.empty)}>{words(say.emptyLead)}</EmptyState>}
      <ReportList reports={page.reports} published={published} />
    </ContentListing>
  )
}
