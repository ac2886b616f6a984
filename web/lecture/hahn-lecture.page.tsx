import type { MetaDescriptor, MetaFunction } from 'react-router'
import type { CurrentLecture } from '#contract/lecture/edition.ts'
import { addressOf } from '#contract/pathnames.ts'
import { lecture as say } from '#messages/lecture.ts'
import type { Client } from '#web/client.ts'
import { eventData, RegistrationSlot, registrationIn } from '#web/events/events.ts'
import { useFormWhile } from '#web/forms/form-while-open.tsx'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, unpacked, useData } from '#web/page-data.ts'
import { ContentListing, contentMeta, loadContent } from '#web/pages/pages.ts'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { LectureView } from './lecture-view.tsx'

async function load(client: Client, address: Address) {
  const [page, lecture] = await Promise.all([loadContent(client, address), client.lecture.current({})])
  return { ...page, lecture, changesAt: lecture?.changesAt ?? null }
}
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)
export const meta: MetaFunction<typeof loader> = args => [
  ...(contentMeta(args as never) ?? []),
  ...(import.meta.env.SSR ? eventFacts(args) : []),
]

function eventFacts({ loaderData, location }: Parameters<MetaFunction<typeof loader>>[0]): MetaDescriptor[] {
  const { lecture, origin = '' } = unpacked(loaderData) ?? {}
  if (!lecture?.event) return []
  return [{ 'script:ld+json': eventData(origin, origin + location.pathname, lecture.event) }]
}

// Without a slug: the registration is always for the current lecture.
async function send(client: Client, form: FormData) {
  const { state } = await client.lecture.register(registrationIn(form))
  return state
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

/**
 * The current lecture before, during and after it takes place, and below it the content written by staff
 * about the series.
 */
export default function LecturePage() {
  const { lecture, ...page } = useData<typeof load>()
  return (
    <ContentListing page={page}>
      {lecture ? <Current lecture={lecture} origin={page.origin} /> : <None />}
    </ContentListing>
  )
}

function Current({ lecture, origin }: { lecture: CurrentLecture; origin: string }) {
  const language = useLanguage()
  const { event } = lecture
  const registration = useFormWhile(
    event?.registration?.state === 'open',
    event && <RegistrationSlot event={event} />,
  )
  const address = event ? origin + addressOf('event', language, { slug: event.slug }) : ''
  return <LectureView lecture={lecture} address={address} registration={registration} />
}

function None() {
  const words = useSay()
  const language = useLanguage()
  return (
    <EmptyState
      title={words(say.none)}
      actions={
        <ButtonLink href={addressOf('hahnLectureHistory', language)}>{words(say.toHistory)}</ButtonLink>
      }
    >
      {words(say.noneLead)}
    </EmptyState>
  )
}
