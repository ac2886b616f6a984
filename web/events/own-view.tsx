import type { ReactNode } from 'react'
import type { OwnRegistration } from '#contract/events/registration.ts'
import { addressOf } from '#contract/pathnames.ts'
import { whenOf } from '#messages/event-when.ts'
import { registrationPanel, ownPage as say } from '#messages/own-registration.ts'
import { SecondStep } from '#web/forms/second-step.tsx'
import { VisitorsForm } from '#web/forms/visitors-form.tsx'
import { useLanguage, useSay } from '#web/language.ts'
import { QrCode } from '#web/qr/qr-code.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { DetailBox, DetailRow } from '#web/ui/details/detail-box.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { ActionForm } from './action-form.tsx'
import { LivestreamSlot } from './livestream-slot.tsx'
import styles from './registration.module.css'
import { FurtherFields, NameFields, PlaceFields, registrationLabels } from './registration-fields.tsx'

type Props = { own: OwnRegistration }
type ViewProps = Props & { token: string; newsletter: ReactNode; children: ReactNode }

/** A guest's own registration: its status (`children`) and the actions available now. */
export function OwnView({ own, token, newsletter, children }: ViewProps) {
  const isOver = own.state === 'cancelled' || own.state === 'lapsed'
  const isChangeable = !isOver && !own.event.isCancelled && own.event.state !== 'past'
  return (
    <div className={`${layout.beside} ${styles.own}`}>
      <div className={layout.stack}>
        {children}
        <Next own={own} />
        <Stream own={own} />
        <Ticket own={own} />
      </div>
      <aside className={layout.side}>
        <Appointment own={own} token={token} />
      </aside>
      <div className={layout.stack}>
        {isChangeable && (
          <>
            <Change own={own} />
            <Switch own={own} />
            <div id="cancel">
              <ActionForm action="cancel" title={say.cancelTitle} lead={say.cancelLead} label={say.cancel} />
            </div>
          </>
        )}
        {newsletter}
        <Erase />
      </div>
    </div>
  )
}

/** The action that the registration is waiting for: confirming it or accepting an offered seat. */
function Next({ own: { state, event } }: Props) {
  if (event.isCancelled) return null
  if (state === 'pending') return <ActionForm action="confirm" label={say.confirm} />
  if (state === 'offered') return <ActionForm action="accept" label={say.accept} />
  return null
}

function Erase() {
  const words = useSay()
  return (
    <section className={styles.part}>
      <h2>{words(say.eraseTitle)}</h2>
      <SecondStep label={words(say.erase)} lead={words(say.eraseLead)}>
        <ActionForm action="erase" label={say.eraseForGood} isDanger />
      </SecondStep>
    </section>
  )
}

// Online participants see the player here, even if the event's own page does not show it.
function Stream({ own: { event, registration, state } }: Props) {
  const words = useSay()
  const { livestream, title } = event
  if (!livestream || state !== 'confirmed' || registration.participation !== 'online') return null
  return (
    <section className={styles.part} id="livestream">
      <h2>{words(say.stream)}</h2>
      <LivestreamSlot
        stream={{ ...livestream, isForRegistered: false, embed: registration.embed }}
        title={title}
      />
    </section>
  )
}

function Ticket({ own }: Props) {
  const words = useSay()
  const { ticket } = own.registration
  if (!ticket) return null
  return (
    <section className={styles.part}>
      <h2>{words(say.ticket)}</h2>
      <p>{words(say.ticketLead)}</p>
      <QrCode code={ticket} label={words(say.ticket)} />
    </section>
  )
}

function Change({ own }: Props) {
  const words = useSay()
  const { registration, event } = own
  const { firstName, lastName, institution, city, country, message, option } = registration
  const known = { firstName, lastName, institution, city, country, message, option }
  return (
    <section className={styles.part}>
      <h2>{words(say.change)}</h2>
      <VisitorsForm
        name="own-registration"
        does="change"
        labels={registrationLabels(event.registration)}
        send={say.save}
        sending={say.saving}
      >
        {fields => (
          <>
            <NameFields fields={fields} known={known} />
            <PlaceFields fields={fields} known={known} isAsked={event.registration?.asksPlace} />
            <FurtherFields fields={fields} known={known} option={event.registration?.option} />
          </>
        )}
      </VisitorsForm>
    </section>
  )
}

function Switch({ own }: Props) {
  const words = useSay()
  const { maySwitch, participation } = own.registration
  if (maySwitch === null) return null
  const other = participation === 'online' ? 'inPresence' : 'online'
  const label = { de: say.switchTo.de[other], en: say.switchTo.en[other] }
  if (maySwitch)
    return <ActionForm action="switch" title={say.switchTitle} lead={say.switchLead} label={label} />
  return (
    <section className={styles.part}>
      <h2>{words(say.switchTitle)}</h2>
      <p>{words(say.noSwitch)}</p>
    </section>
  )
}

function Appointment({ own, token }: Props & { token: string }) {
  const words = useSay()
  const language = useLanguage()
  const { event, registration } = own
  const isOnline = registration.participation === 'online'
  const rows = (
    <>
      <DetailRow label={words(say.when)}>{whenOf(event)[language]}</DetailRow>
      {!isOnline && event.venue && (
        <DetailRow label={words(say.where)}>
          {[event.venue.name, ...event.venue.address.split('\n')].filter(Boolean).join(', ')}
        </DetailRow>
      )}
      <DetailRow label={words(say.way)}>
        {words(registrationPanel.ways)[registration.participation]}
      </DetailRow>
      <DetailRow label={words(say.name)}>
        {registration.firstName} {registration.lastName}
      </DetailRow>
    </>
  )
  return (
    <DetailBox title={event.title} rows={rows}>
      <p className={layout.cluster}>
        {!event.isCancelled && (
          <a href={`/api/v1/info/registration/${encodeURIComponent(token)}/calendar`} download>
            {words(say.calendar)}
          </a>
        )}
        {event.hasPage && (
          <ButtonLink tone="quiet" href={addressOf('event', language, { slug: event.slug })}>
            {words(say.toEvent)}
          </ButtonLink>
        )}
      </p>
    </DetailBox>
  )
}
