import { useActionData, useSearchParams } from 'react-router'
import type { OwnVolunteer } from '#contract/volunteers/volunteer.ts'
import { askedUntil, volunteers as say, staysUntil } from '#messages/volunteers.ts'
import type { Client } from '#web/client.ts'
import { ConfirmForm } from '#web/forms/confirm-by-link.tsx'
import { Answered } from '#web/forms/form-or-outcome.tsx'
import { loadFound } from '#web/forms/mailed-link.ts'
import { type Refusal, submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { hidden } from '#web/head.ts'
import { dayOf, useLanguage, useSay } from '#web/language.ts'
import { type Address, inBrowser, onServer, useData } from '#web/page-data.ts'
import { TitleWithTrail } from '#web/shell/title-with-trail.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { Section } from '#web/ui/layout/section.tsx'
import { LinkIsOver, ToVolunteers } from './link-is-over.tsx'

const load = loadFound((client, { token }) => client.volunteers.findRegistration({ token }))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

async function send(client: Client, _: FormData, { parameters }: Address) {
  await client.volunteers.confirm({ token: parameters.token ?? '', signup: true })
  return 'confirmed' as const
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta = hidden(say.confirmTitle)

/** Behind the link of a letter: a button confirms the address, or keeps it for another year. */
export default function VolunteerConfirmPage() {
  const words = useSay()
  const { found } = useData<typeof load>()
  const refusal = useActionData() as Refusal | undefined
  return (
    <Section width="text">
      <TitleWithTrail title={words(say.confirmTitle)} section="research" />
      {refusal && found && <Notice tone="danger" announce="alert" title={refusal.message} />}
      {found ? <Standing volunteer={found} /> : <LinkIsOver />}
    </Section>
  )
}

function Standing({ volunteer: { state, expiresAt } }: { volunteer: OwnVolunteer }) {
  const words = useSay()
  const until = dayOf(expiresAt, useLanguage())
  if (state === 'confirmed') return <Confirmed until={until} />
  const isAsked = state === 'asked'
  return (
    <div className={layout.stack}>
      <p>{words(isAsked ? askedUntil(until) : say.confirmLead)}</p>
      <ConfirmForm button={words(isAsked ? say.stay : say.confirm)} />
    </div>
  )
}

function Confirmed({ until }: { until: string }) {
  const words = useSay()
  const [query] = useSearchParams()
  const notice = (
    <Notice tone="ok" title={words(say.confirmed)} actions={<ToVolunteers />}>
      {words(staysUntil(until))}
    </Notice>
  )
  return query.has('done') ? <Answered title={words(say.confirmed)}>{notice}</Answered> : notice
}
