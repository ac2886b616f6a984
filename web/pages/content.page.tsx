import { inBrowser, onServer, useData } from '#web/page.ts'
import { contentMeta, loadContent } from './content.tsx'
import { ContentView } from './content-view.tsx'

export const loader = onServer(loadContent)
export const clientLoader = inBrowser(loadContent)
export const meta = contentMeta

/** Any page whose content staff write, at an address of its own or under its slug. */
export default function ContentPage() {
  return <ContentView page={useData<typeof loadContent>()} />
}
