import { useActionData, useSearchParams } from 'react-router'
import { isFailure } from '#contract/errors.ts'
import type { OwnAction, OwnRegistration } from '#contract/events/registration.ts'
import { addressOf } from '#contract/pathnames.ts'
import { ownPage as say } from '#messages/own-registration.ts'
import type { Client } from '#web/client.ts'
import { OutcomeSection } from '#web/forms/form-or-outcome.tsx'
import { inputOf } from '#web/forms/input.ts'
import { type Refusal, submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { hiddenMeta } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, useData, withStatus } from '#web/page-data.ts'
import { TitleWithTrail } from '#web/shell/title-with-trail.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { NewsletterSlot } from './newsletter-slot.tsx'
import { OwnView } from './own-view.tsx'
import styles from './registration.module.css'
import { readOrigin } from './send-registration.ts'
import { Standing, StandingLead } from './standing.tsx'

interface Loaded {
  own: OwnRegistration | null
  token: string
  /** When the page reloads, for example to show the stream when it starts. */
  changesAt: string | null
  offersNewsletter: boolean
}

/** Loading the page of a mailed link changes nothing; only its buttons do. */
async function load(client: Client, { parameters, query }: Address): Promise<Loaded> {
  const token = parameters.token ?? ''
  try {
    const own = await client.events.findRegistration({ key: token })
    const offersNewsletter = (await client.newsletter.findOffer({ token })).isOffered
    return { own, token, changesAt: own.event.changesAt, offersNewsletter }
  } catch (error) {
    if (!isFailure(error, 'linkInvalid') && !isFailure(error, 'linkExpired')) throw error
    const nothing = { own: null, token, changesAt: null, offersNewsletter: false }
    // After the deletion the link is invalid, which is not an error here.
    return query.get('done') === 'erased' ? nothing : (withStatus(nothing, error.status) as never)
  }
}
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

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
  message: 'text',
  option: 'text',
} as const

async function send(client: Client, form: FormData, { parameters }: Address) {
  const action = String(form.get('action') ?? '') as OwnAction
  const key = parameters.token ?? ''
  const { website, seconds, consent, consentVersion, ...typed } = inputOf(form, details)
  if (form.get('action') === 'newsletter') {
    await client.newsletter.acceptOffer({ token: key, consent, consentVersion })
    return 'subscribed'
  }
  const given = action === 'change' ? { ...typed, ...readOrigin(form) } : {}
  await client.events.changeRegistration({ key, action, ...given })
  return outcomes[action]
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta = hiddenMeta(say.title)

/** A guest's own registration: shown, confirmed, changed, cancelled and deleted without an account. */
export default function OwnRegistrationPage() {
  const words = useSay()
  const { own, token, offersNewsletter } = useData<typeof load>()
  return (
    <Section>
      <TitleWithTrail title={words(say.title)} {...(own && { lead: own.event.title })} />
      {own ? (
        <OwnView own={own} token={token} newsletter={offersNewsletter && <NewsletterSlot />}>
          <Answer own={own} />
        </OwnView>
      ) : (
        <NothingHere />
      )}
    </Section>
  )
}

/**
 * The refusal of the last action or its success message, and the status of the registration, unless the
 * message already says it.
 */
function Answer({ own }: { own: OwnRegistration }) {
  const words = useSay()
  const done = useDone()
  const refusal = useActionData() as Refusal | undefined
  const isOfForm = ['change', 'newsletter'].includes(refusal?.values.action?.[0] ?? '')
  const isStateShown = !refusal && done !== null && stateAfter[done] === own.state && !own.event.isCancelled
  return (
    <div className={styles.standing}>
      {refusal && !isOfForm && <Notice tone="danger" announce="alert" title={refusal.message} />}
      {!refusal && done && (
        <OutcomeSection title={words(say.done[done])}>
          <Notice tone="ok" title={words(say.done[done])}>
            {isStateShown && <StandingLead own={own} />}
          </Notice>
        </OutcomeSection>
      )}
      {!isStateShown && <Standing own={own} />}
    </div>
  )
}

type Done = keyof typeof say.done

const stateAfter: Partial<Record<Done, OwnRegistration['state']>> = {
  confirmed: 'confirmed',
  accepted: 'confirmed',
  cancelled: 'cancelled',
}

function useDone(): Done | null {
  const [query] = useSearchParams()
  return (Object.keys(say.done) as Done[]).find(name => name === query.get('done')) ?? null
}

function NothingHere() {
  const words = useSay()
  const language = useLanguage()
  const toEvents = <ButtonLink href={addressOf('events', language)}>{words(say.toEvents)}</ButtonLink>
  if (useDone() === 'erased')
    return (
      <OutcomeSection title={words(say.done.erased)}>
        <Notice tone="ok" title={words(say.done.erased)} actions={toEvents}>
          {words(say.erasedLead)}
        </Notice>
      </OutcomeSection>
    )
  return (
    <Notice tone="warn" title={words(say.invalid)} actions={toEvents}>
      {words(say.invalidLead)}
    </Notice>
  )
}
