import { inBrowser, onServer, useData } from '#web/page-data.ts'
import { contentMeta, loadContent } from './content.tsx'
import { ContentView } from './content-view.tsx'
import { RetentionTable } from './retention-table.tsx'

export const loader = onServer(loadContent)
export const clientLoader = inBrowser(loadContent)
export const meta = contentMeta

/** The privacy declaration: what staff write, and the list of periods, which nobody has to keep up. */
export default function PrivacyPage() {
  return (
    <ContentView page={useData<typeof loadContent>()}>
      <RetentionTable />
    </ContentView>
  )
}
