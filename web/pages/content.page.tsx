import type { Client } from '#web/client.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { contentMeta, loadContent, sectionShownBy } from './content.tsx'
import { ContentView } from './content-view.tsx'
import { Landing } from './landing.tsx'

async function load(client: Client, address: Address) {
  const page = await loadContent(client, address)
  const section = sectionShownBy(page)
  return { ...page, beneath: section ? (await client.pages.listIn({ category: section })).rows : [] }
}
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)
export const meta = contentMeta

/**
 * Any content page written by staff, at a fixed address or under its slug; the page of a section links to its
 * other pages.
 */
export default function ContentPage() {
  const { beneath, ...page } = useData<typeof load>()
  const section = sectionShownBy(page)
  return section ? <Landing page={page} section={section} beneath={beneath} /> : <ContentView page={page} />
}
