import type { Client } from '#web/client.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { contentMeta, loadContent } from './content.tsx'
import { ContentView } from './content-view.tsx'
import { EmbedsTable } from './embeds-table.tsx'
import { RetentionTable } from './retention-table.tsx'

async function load(client: Client, address: Address) {
  const [page, promise] = await Promise.all([loadContent(client, address), client.privacy.promise({})])
  return { ...page, promise }
}
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)
export const meta = contentMeta

/**
 * The privacy policy: the content written by staff, and the table of retention periods, generated from the
 * rules.
 */
export default function PrivacyPage() {
  const { promise, ...page } = useData<typeof load>()
  return (
    <ContentView page={page}>
      <RetentionTable promise={promise} />
      <EmbedsTable />
    </ContentView>
  )
}
