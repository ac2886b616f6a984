import type { Client } from '#web/client.ts'
import { type Address, inBrowser, onServer, useData } from '#web/page-data.ts'
import { contentMeta, loadContent } from './content.tsx'
import { ContentView } from './content-view.tsx'
import { EmbedsTable } from './embeds-table.tsx'
import { RetentionTable } from './retention-table.tsx'

async function load(client: Client, address: Address) {
  const [page, promise] = await Promise.all([loadContent(client, address), client.privacy.promise({})])
  return { ...page, promise }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const meta = contentMeta

/** The privacy declaration: what staff write, and the list of periods, which nobody has to keep up. */
export default function PrivacyPage() {
  const { promise, ...page } = useData<typeof load>()
  return (
    <ContentView page={page}>
      <RetentionTable promise={promise} />
      <EmbedsTable />
    </ContentView>
  )
}
