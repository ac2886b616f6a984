import type { EventDetail } from '#contract/events/shown.ts'
import { eventCards } from '#messages/event-cards.ts'
import { registrationSentence, events as say } from '#messages/events.ts'
import { useSay } from '#web/language.ts'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { DetailBox } from '#web/ui/details/detail-box.tsx'
import styles from './events.module.css'

interface Props {
  event: EventDetail
  /** Of its page; empty in a preview. */
  address: string
  /** The id of the form on this page, where there is one. */
  form: string | null
}

/** The part of an event's page where people register. */
export const registrationPart = 'registration'

/** How it stands with the registration, in a sentence, and the way to the form while it is open. */
export function RegistrationBox({ event, address, form }: Props) {
  const words = useSay()
  const { registration } = event
  if (!registration) return null
  const isOpen = registration.state === 'open'
  return (
    <DetailBox title={words(say.register)} rows={null}>
      <p>{words(registrationSentence(registration, event))}</p>
      {isOpen && (
        <ul className={styles.ways}>
          {registration.ways.map(({ participation, isFull }) => (
            <li key={participation}>
              {words(eventCards.attendance)[participation]}
              {isFull && ` – ${words(say.isFull)}`}
            </li>
          ))}
        </ul>
      )}
      {isOpen && (form || address) && (
        <ButtonLink href={form ? `#${form}` : `${address}#${registrationPart}`} icon="arrow-right" iconLast>
          {words(say.toForm)}
        </ButtonLink>
      )}
    </DetailBox>
  )
}
