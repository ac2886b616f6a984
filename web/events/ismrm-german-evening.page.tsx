import type { MetaFunction } from 'react-router'
import { events as say } from '#messages/events.ts'
import type { Client } from '#web/client.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { contentMeta, loadContent } from '#web/pages/pages.ts'
import { SpecialEvent } from './special-event.tsx'

async function load(client: Client, address: Address) {
  const [page, event] = await Promise.all([loadContent(client, address), client.events.ismrmEvening({})])
  return { ...page, event, changesAt: event?.changesAt ?? null }
}
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)
export const meta: MetaFunction<typeof loader> = contentMeta

export default function EveningPage() {
  const { event, ...page } = useData<typeof load>()
  return <SpecialEvent page={page} event={event} none={{ title: say.noEvening, lead: say.noEveningLead }} />
}
