import type { Client } from '#web/client.ts'
import { type Address, inBrowser, onServer, useData } from '#web/page-data.ts'
import { contentMeta, loadContent, sectionShownBy } from './content.tsx'
import { ContentView } from './content-view.tsx'
import { Landing } from './landing.tsx'

async function load(client: Client, address: Address) {
  const page = await loadContent(client, address)
  const section = sectionShownBy(page)
  return { ...page, beneath: section ? (await client.pages.listIn({ category: section })).rows : [] }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const meta = contentMeta

/** Any page whose content staff write, at an address of its own or under its slug; that of a section leads on. */
export default function ContentPage() {
  const { beneath, ...page } = useData<typeof load>()
  const section = sectionShownBy(page)
  return section ? <Landing page={page} section={section} beneath={beneath} /> : <ContentView page={page} />
}
