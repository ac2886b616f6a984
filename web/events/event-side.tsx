import { calendarEntryAddress } from '#contract/events/calendar.ts'
import type { EventDetail } from '#contract/events/shown.ts'
import { eventCards } from '#messages/event-cards.ts'
import { whenOf } from '#messages/event-times.ts'
import { events as say } from '#messages/events.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { QrCode } from '#web/qr/qr-code.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { DetailBox, DetailRow } from '#web/ui/details/detail-box.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { classNames } from '#web/ui/styles/class-names.ts'
import styles from './events.module.css'
import { RegistrationBox } from './sign-up-box.tsx'

interface Props {
  event: EventDetail
  /** Of its page; empty in a preview. */
  address: string
  form: string | null
}

/** Beside the texts: when and where, to take along, and how it stands with the registration. */
export function EventSide({ event, address, form }: Props) {
  const words = useSay()
  const language = useLanguage()
  return (
    <aside className={classNames(layout.side, styles.side)}>
      <DetailBox
        title={words(say.facts)}
        rows={
          <>
            <DetailRow label={words(say.when)}>{words(whenOf(event))}</DetailRow>
            {event.venue && (
              <DetailRow label={words(say.where)}>
                <Venue venue={event.venue} />
              </DetailRow>
            )}
            <DetailRow label={words(say.how)}>{words(eventCards.attendance)[event.attendance]}</DetailRow>
          </>
        }
      >
        {address !== '' && (
          <>
            <a className={styles.take} href={calendarEntryAddress(language, event.id)} type="text/calendar">
              <Icon name="calendar" /> {words(say.takeAlong)}
            </a>
            <details className={styles.qr}>
              <summary>{words(say.qr)}</summary>
              <QrCode code={event.qr} label={address} />
              <p>{address}</p>
            </details>
          </>
        )}
      </DetailBox>
      <RegistrationBox event={event} address={address} form={form} />
    </aside>
  )
}

function Venue({ venue: { name, address, url } }: { venue: NonNullable<EventDetail['venue']> }) {
  const words = useSay()
  return (
    <>
      <span className={styles.lines}>{[name, address].filter(Boolean).join('\n')}</span>
      {url && (
        <>
          <br />
          <Link href={url}>{words(say.toVenue)}</Link>
        </>
      )}
    </>
  )
}
