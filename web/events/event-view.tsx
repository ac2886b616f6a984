import type { ReactNode } from 'react'
import type { EventDetail } from '#contract/events/shown.ts'
import { addressOf } from '#contract/pathnames.ts'
import { events as say } from '#messages/events.ts'
import { otherLang, useLanguage, useSay } from '#web/language.ts'
import { RichTextView } from '#web/richtext/rich-text.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { Picture } from '#web/ui/content/picture.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { DetailPart } from '#web/ui/details/detail-part.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { EventMediaSlot } from './event-media-slot.tsx'
import { EventSide } from './event-side.tsx'
import styles from './events.module.css'
import { eventParts } from './next-step.tsx'
import { Programme } from './programme.tsx'

interface Props {
  event: EventDetail
  /** Address of the event's page; empty in a preview. */
  address: string
  /** The form, while people can register. */
  registration?: ReactNode
  /** Whether the page has its own title; the event's title is then a second-level heading. */
  isPart?: boolean
}

/** An event as its page, the preview and the special pages show it. */
export function EventView({ event, address, registration, isPart = false }: Props) {
  const words = useSay()
  const language = useLanguage()
  const own = event.language === language ? undefined : event.language
  const form = registration ? eventParts.registration : null
  return (
    <article className={classNames(layout.beside, styles.event)}>
      <div className={styles.head}>
        {own && <Notice title={words(own === 'de' ? say.onlyGerman : say.onlyEnglish)} />}
        <Title event={event} own={own} isPart={isPart} />
      </div>
      <EventSide event={event} address={address} form={form} />
      <div className={styles.main}>
        {event.image && (
          <Picture
            picture={event.image}
            sizes="(min-width: 62rem) 44rem, 100vw"
            priority
            rounded
            caption={event.image.caption ?? undefined}
            credit={event.image.credit ?? undefined}
          />
        )}
        {(event.livestream || event.recording) && <EventMediaSlot event={event} />}
        <DetailPart title={words(say.about)} isThere={event.detailsContent !== null}>
          <div lang={otherLang(event, 'detailsContent') ?? own}>
            <RichTextView document={event.detailsContent} />
          </div>
        </DetailPart>
        {event.keySpeaker && (
          <Speaker
            speaker={event.keySpeaker}
            isOver={event.state === 'past'}
            own={otherLang(event, 'keySpeaker.text') ?? own}
          />
        )}
        <DetailPart title={words(say.programme)} isThere={event.programme.length > 0}>
          <div lang={own}>
            <Programme entries={event.programme} />
          </div>
        </DetailPart>
        {form && (
          <div id={form} data-screen-only>
            {registration}
          </div>
        )}
      </div>
    </article>
  )
}

function Title({ event, own, isPart }: Pick<Props, 'event' | 'isPart'> & { own: 'de' | 'en' | undefined }) {
  if (!isPart)
    return (
      <PageTitle
        title={<span lang={own}>{event.title}</span>}
        lead={<span lang={own}>{event.teaser}</span>}
      />
    )
  return (
    <>
      <h2 lang={own}>{event.title}</h2>
      <p lang={own}>{event.teaser}</p>
    </>
  )
}

interface SpeakerProps {
  speaker: NonNullable<EventDetail['keySpeaker']>
  isOver: boolean
  own: 'de' | 'en' | undefined
}

function Speaker({ speaker: { name, slug, text, url, image }, isOver, own }: SpeakerProps) {
  const words = useSay()
  const language = useLanguage()
  return (
    <DetailPart title={words(isOver ? say.spoke : say.speaker)} isThere>
      <div className={styles.speaker} data-portrait={image ? '' : undefined}>
        {image && <Picture picture={image} ratio="4 / 5" sizes="9rem" rounded />}
        <div>
          <h3>{slug ? <Link href={addressOf('profile', language, { slug })}>{name}</Link> : name}</h3>
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
