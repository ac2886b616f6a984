import { useActionData, useSearchParams } from 'react-router'
import { isFailure } from '#contract/errors.ts'
import type { OwnAction, OwnRegistration } from '#contract/events/registration.ts'
import { addressOf } from '#contract/pathnames.ts'
import { ownPage as say } from '#messages/own-registration.ts'
import type { Client } from '#web/client.ts'
import { inputOf } from '#web/forms/input.ts'
import { type Refusal, submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { hidden } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, inBrowser, onServer, useData, withStatus } from '#web/page-data.ts'
import { TitleWithTrail } from '#web/shell/title-with-trail.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { OwnView } from './own-view.tsx'

interface Loaded {
  own: OwnRegistration | null
  token: string
  /** The page shows the stream when it begins. */
  changesAt: string | null
}

/** The link in a letter changes nothing: the buttons of the page do. */
async function load(client: Client, { parameters, query }: Address): Promise<Loaded> {
  const token = parameters.token ?? ''
  try {
    const own = await client.events.findRegistration({ key: token })
    return { own, token, changesAt: own.event.changesAt }
  } catch (error) {
    if (!isFailure(error, 'linkInvalid') && !isFailure(error, 'linkExpired')) throw error
    // After deleting, the link opens nothing any more, and that is as it should be.
    if (query.get('done') === 'erased') return { own: null, token, changesAt: null }
    return withStatus({ own: null, token, changesAt: null }, error.status) as never
  }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const outcomes = {
  confirm: 'confirmed',
  accept: 'accepted',
  change: 'saved',
  switch: 'switched',
  cancel: 'cancelled',
  erase: 'erased',
} as const satisfies Record<OwnAction, keyof typeof say.done>

const details = {
  firstName: 'text',
  lastName: 'text',
  institution: 'text',
  city: 'text',
  country: 'text',
  message: 'text',
  option: 'text',
} as const

async function send(client: Client, form: FormData, { parameters }: Address) {
  const action = String(form.get('action') ?? '') as OwnAction
  const { website, seconds, consent, consentVersion, ...typed } = inputOf(form, details)
  const given = action === 'change' ? typed : {}
  await client.events.changeRegistration({ key: parameters.token ?? '', action, ...given })
  return outcomes[action]
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta = hidden(say.title)

/** One's own registration: seen, confirmed, changed, cancelled and deleted without an account. */
export default function OwnRegistrationPage() {
  const words = useSay()
  const { own, token } = useData<typeof load>()
  const refusal = useActionData() as Refusal | undefined
  const isOfChange = refusal?.values.action?.[0] === 'change'
  return (
    <Section>
      <TitleWithTrail title={words(say.title)} {...(own && { lead: own.event.title })} />
      <Outcome />
      {refusal && !isOfChange && <Notice tone="danger" announce="alert" title={refusal.message} />}
      {own ? <OwnView own={own} token={token} /> : <NothingHere />}
    </Section>
  )
}

function Outcome() {
  const words = useSay()
  const [query] = useSearchParams()
  const done = Object.entries(say.done).find(([name]) => name === query.get('done'))
  if (!done) return null
  const [name, title] = done
  return (
    <Notice tone="ok" announce="status" title={words(title)}>
      {name === 'erased' && words(say.erasedLead)}
    </Notice>
  )
}

function NothingHere() {
  const words = useSay()
  const language = useLanguage()
  const [query] = useSearchParams()
  const toEvents = <ButtonLink href={addressOf('events', language)}>{words(say.toEvents)}</ButtonLink>
  if (query.get('done') === 'erased') return <p>{toEvents}</p>
  return (
    <Notice tone="warn" title={words(say.invalid)} actions={toEvents}>
      {words(say.invalidLead)}
    </Notice>
  )
}
