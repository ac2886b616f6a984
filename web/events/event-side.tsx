import { calendarEntryAddress } from '#contract/events/calendar.ts'
import type { EventDetail } from '#contract/events/shown.ts'
import { addressOf } from '#contract/pathnames.ts'
import { eventCards } from '#messages/event-cards.ts'
import { whenOf } from '#messages/event-when.ts'
import { events as say, seatsLeft } from '#messages/events.ts'
import { SlidesLink } from '#web/films/slides-link.tsx'
import { useLanguage, useSay } from '#web/language.ts'
import { QrCode } from '#web/qr/qr-code.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { DetailBox, DetailRow } from '#web/ui/details/detail-box.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { classNames } from '#web/ui/styles/class-names.ts'
import { EventStanding } from './event-standing.tsx'
import styles from './events.module.css'
import { LocalTime } from './local-time.tsx'
import { NextStep } from './next-step.tsx'

interface Props {
  event: EventDetail
  /** Address of the event's page; empty in a preview. */
  address: string
  form: string | null
}

/**
 * Facts about an event, below the lead or beside the texts if there is room: status, time, place and
 * available actions.
 */
export function EventSide({ event, address, form }: Props) {
  const words = useSay()
  const language = useLanguage()
  return (
    <aside className={classNames(layout.side, layout.first, styles.side)}>
      <DetailBox
        title={words(say.facts)}
        lead={
          <>
            <EventStanding standing={event.standing} />
            <div data-screen-only className={styles.next}>
              <NextStep event={event} address={address} form={form} />
            </div>
          </>
        }
        rows={
          <>
            <DetailRow label={words(say.when)}>
              {words(whenOf(event))}
              {event.isOneDayEvent && <LocalTime start={event.start} end={event.end} />}
            </DetailRow>
            {event.venue && (
              <DetailRow label={words(say.where)}>
                <Venue venue={event.venue} />
              </DetailRow>
            )}
            <DetailRow label={words(say.how)}>{words(eventCards.attendance)[event.attendance]}</DetailRow>
            <Seats registration={event.registration} />
            {event.slides && (
              <DetailRow label={words(say.slides)}>
                <SlidesLink slides={event.slides} />
              </DetailRow>
            )}
          </>
        }
      >
        <div data-screen-only className={styles.next}>
          {address !== '' && <CalendarAndCode event={event} address={address} />}
        </div>
        {event.isHahnLecture && event.state === 'past' && (
          <p>
            <Link href={addressOf('hahnLectureHistory', language)}>{words(say.lectures)}</Link>
          </p>
        )}
        {address !== '' && <p className={styles.paper}>{address}</p>}
      </DetailBox>
    </aside>
  )
}

/** Free seats of each way to take part that has a limit, while registration is open. */
function Seats({ registration }: Pick<EventDetail, 'registration'>) {
  const words = useSay()
  const ways = registration?.ways.filter(way => way.seatsLeft !== null) ?? []
  if (registration?.state !== 'open' || ways.length === 0) return null
  const isOneWay = registration.ways.length === 1
  const lines = ways.map(({ participation, seatsLeft: left }) => {
    const free = words(seatsLeft(left ?? 0))
    return isOneWay ? free : `${words(eventCards.attendance)[participation]}: ${free}`
  })
  return (
    <DetailRow label={words(say.seats)}>
      <span className={styles.lines}>{lines.join('\n')}</span>
    </DetailRow>
  )
}

function CalendarAndCode({ event, address }: Pick<Props, 'event' | 'address'>) {
  const words = useSay()
  const language = useLanguage()
  return (
    <>
      {event.state !== 'past' && !event.isCancelled && (
        <a className={styles.take} href={calendarEntryAddress(language, event.id)} type="text/calendar">
          <Icon name="calendar" /> {words(say.takeAlong)}
        </a>
      )}
      <details className={styles.qr}>
        <summary>{words(say.qr)}</summary>
        <QrCode code={event.qr} label={address} />
        <p>{address}</p>
      </details>
    </>
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
