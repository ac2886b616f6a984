import { addressOf } from '#contract/pathnames.ts'
import { pageTitles } from '#messages/menu.ts'
import type { Client } from '#web/client.ts'
import { useFormWhile } from '#web/forms/form-while-open.tsx'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { useLanguage } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { slugPage } from '#web/shell/slug-page.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { eventData } from './event-data.ts'
import { EventView } from './event-view.tsx'
import { RegistrationSlot } from './registration-slot.tsx'
import { sendRegistration } from './send-registration.ts'

const { load, meta, Trail } = slugPage({
  page: 'event',
  find: (client, slug) => client.events.find({ slug }),
  section: 'info',
  lists: [{ page: 'events', title: pageTitles.events }],
  titleOf: ({ title }) => title,
  descriptionOf: ({ teaser }) => teaser,
  pictureOf: ({ image }) => image,
  structuredData: import.meta.env.SSR
    ? (event, { origin, address }) => eventData(origin, address, event)
    : undefined,
})

export { meta }
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

const send = (client: Client, form: FormData, { parameters }: Address) =>
  sendRegistration(client, form, parameters.slug ?? '')
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export default function EventPage() {
  const language = useLanguage()
  const { origin, ...event } = useData<typeof load>()
  const registration = useFormWhile(event.registration?.state === 'open', <RegistrationSlot event={event} />)
  return (
    <Section>
      <Trail />
      <EventView
        event={event}
        address={origin + addressOf('event', language, { slug: event.slug })}
        registration={registration}
      />
    </Section>
  )
}
