import type { ReactNode } from 'react'
import type { EventDetail } from '#contract/events/shown.ts'
import { eventCards } from '#messages/event-cards.ts'
import { whenOf } from '#messages/event-times.ts'
import { events as say } from '#messages/events.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { RichTextView } from '#web/richtext/rich-text.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { Picture } from '#web/ui/content/picture.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { DetailPart } from '#web/ui/details/detail-part.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import { EventBadges } from './event-badges.tsx'
import { EventSide } from './event-side.tsx'
import styles from './events.module.css'
import { LivestreamBox } from './livestream-box.tsx'
import { Programme } from './programme.tsx'
import { registrationPart } from './sign-up-box.tsx'

interface Props {
  event: EventDetail
  /** Of its page; empty in a preview. */
  address: string
  /** The form, while people can register. */
  registration?: ReactNode
  /** Where the page has a title of its own, the event's is a second one. */
  isPart?: boolean
}

/** An event as its page shows it; the preview and the special pages show the same. */
export function EventView({ event, address, registration, isPart = false }: Props) {
  const words = useSay()
  const language = useLanguage()
  const own = event.language === language ? undefined : event.language
  const form = registration ? registrationPart : null
  const side = <EventSide event={event} address={address} form={form} />
  // On phones one stands below the other: when and where come first, unless a film runs now.
  const isLive = event.livestream?.state === 'live'
  return (
    <article className={styles.event}>
      {own && <Notice title={words(own === 'de' ? say.onlyGerman : say.onlyEnglish)} />}
      {event.isCancelled && (
        <Notice tone="danger" title={words(eventCards.cancelled)}>
          {words(say.cancelledLead)}
        </Notice>
      )}
      <div className={styles.head}>
        <Title event={event} own={own} isPart={isPart} />
        {!event.isCancelled && <EventBadges event={event} />}
      </div>
      {event.image && (
        <Picture
          picture={event.image}
          ratio="2 / 1"
          sizes="(min-width: 75rem) 75rem, 100vw"
          priority
          rounded
          caption={event.image.caption ?? undefined}
          credit={event.image.credit ?? undefined}
        />
      )}
      <div className={layout.beside}>
        {!isLive && side}
        <div className={styles.main}>
          {event.livestream && (
            <DetailPart title={words(say.stream)} isThere>
              <LivestreamBox stream={event.livestream} title={event.title} />
            </DetailPart>
          )}
          <DetailPart title={words(say.about)} isThere={event.detailsContent !== null}>
            <div lang={own}>
              <RichTextView document={event.detailsContent} />
            </div>
          </DetailPart>
          {event.keySpeaker && <Speaker speaker={event.keySpeaker} own={own} />}
          <DetailPart title={words(say.programme)} isThere={event.programme.length > 0}>
            <div lang={own}>
              <Programme entries={event.programme} />
            </div>
          </DetailPart>
          {form && <div id={form}>{registration}</div>}
        </div>
        {isLive && side}
      </div>
    </article>
  )
}

function Title({ event, own, isPart }: Pick<Props, 'event' | 'isPart'> & { own: 'de' | 'en' | undefined }) {
  const when = useSay()(whenOf(event))
  if (!isPart)
    return (
      <PageTitle
        title={<span lang={own}>{event.title}</span>}
        lead={<span lang={own}>{event.teaser}</span>}
        meta={when}
      />
    )
  return (
    <>
      <h2 lang={own}>{event.title}</h2>
      <p>{when}</p>
      <p lang={own}>{event.teaser}</p>
    </>
  )
}

interface SpeakerProps {
  speaker: NonNullable<EventDetail['keySpeaker']>
  own: 'de' | 'en' | undefined
}

function Speaker({ speaker: { name, text, url, image }, own }: SpeakerProps) {
  const words = useSay()
  return (
    <DetailPart title={words(say.speaker)} isThere>
      <div className={styles.speaker} data-portrait={image ? '' : undefined}>
        {image && <Picture picture={image} ratio="4 / 5" sizes="9rem" rounded />}
        <div>
          <h3>{name}</h3>
          <div lang={own}>
            <RichTextView document={text} />
          </div>
          {url && (
            <p>
              <Link href={url}>{words(say.toSpeaker)}</Link>
            </p>
          )}
        </div>
      </div>
    </DetailPart>
  )
}
