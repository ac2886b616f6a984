import { type MetaFunction, redirect } from 'react-router'
import type { EventDetail } from '#contract/events/shown.ts'
import { inBoth, type Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { pageTitles } from '#messages/menu.ts'
import { shell } from '#messages/shell.ts'
import type { Client } from '#web/client.ts'
import { breadcrumbs } from '#web/facts.ts'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { head, languageIn } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, inBrowser, onServer, useData } from '#web/page-data.ts'
import { trailFrom } from '#web/trail.ts'
import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { eventFacts } from './event-facts.ts'
import { EventView } from './event-view.tsx'
import { RegistrationSlot } from './registration-slot.tsx'
import { sendRegistration } from './send-registration.ts'

/** Old slugs, and the other language's, lead to the one that counts. */
async function load(client: Client, { language, parameters, origin }: Address) {
  const event = await client.events.find({ slug: parameters.slug ?? '' })
  const slug = event.slugs[language]
  if (slug !== parameters.slug) throw redirect(addressOf('event', language, { slug }), 301)
  return { ...event, origin }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const send = (client: Client, form: FormData, { parameters }: Address) =>
  sendRegistration(client, form, parameters.slug ?? '')
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta: MetaFunction<typeof loader> = ({ location, loaderData: event }) => {
  if (!event) return []
  const addresses = inBoth(other => event.origin + addressOf('event', other, { slug: event.slugs[other] }))
  const isBoth = event.availableIn.length === 2
  return head(location.pathname, {
    title: event.title,
    description: event.teaser,
    canonical: addresses[event.language],
    ...(isBoth && { twins: addresses }),
    origin: event.origin,
    card: { section: pageTitles.events[languageIn(location.pathname)], picture: event.image },
    facts: import.meta.env.SSR ? factsOf(event, addresses[event.language]) : [],
  })
}

function factsOf(event: EventDetail & { origin: string }, address: string) {
  const { origin, language, title } = event
  const trail = trailTo(title, language)
  return [eventFacts(origin, address, event), breadcrumbs(origin, trail)]
}

function trailTo(title: string, language: Language) {
  const list = { label: pageTitles.events[language], href: addressOf('events', language) }
  return trailFrom(language, 'info', list, { label: title })
}

export default function EventPage() {
  const words = useSay()
  const language = useLanguage()
  const { origin, ...event } = useData<typeof load>()
  return (
    <Section>
      <Breadcrumbs label={words(shell.here)} trail={trailTo(event.title, language)} />
      <EventView
        event={event}
        address={origin + addressOf('event', language, { slug: event.slug })}
        registration={event.registration?.state === 'open' ? <RegistrationSlot event={event} /> : null}
      />
    </Section>
  )
}
