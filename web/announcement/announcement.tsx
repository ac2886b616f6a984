import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { EventDetail } from '#contract/events/shown.ts'
import { addressOf } from '#contract/pathnames.ts'
import { announcementTexts as texts } from '#messages/announcement.ts'
import { whenOf } from '#messages/event-when.ts'
import { clientIn } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import styles from './announcement.module.css'
import { isSeen, noteSeen } from './seen.ts'

const pause = 2000 // milliseconds before the popup opens, so that the page can be read first

/**
 * Announces the event that staff have highlighted: once per browser, never on a page with a form, and not on
 * the event's own page.
 */
export default function Announcement() {
  const { pathname: path } = useLocation()
  const language = useLanguage()
  const event = useAnnounced()
  const [isClosed, setClosed] = useState(false)
  const isFree = useFormless(path)
  const own = event && addressOf('event', language, { slug: event.slug })
  const isShown = event !== null && !isClosed && isFree && path !== own
  useEffect(() => {
    if (event && (isShown || path === own)) noteSeen(event.id)
  }, [event, isShown, path, own])
  if (!isShown || !own) return null
  return <Popup event={event} address={own} onClose={() => setClosed(true)} />
}

/**
 * Returns the highlighted event in the language of the page, or null if this browser has already shown it.
 */
function useAnnounced(): EventDetail | null {
  const language = useLanguage()
  const [event, setEvent] = useState<EventDetail | null>(null)
  const shown = useRef<number | null>(null)
  useEffect(() => {
    const ask = async () => {
      const found = await clientIn(language).events.highlighted({})
      if (!found || (isSeen(found.id) && shown.current !== found.id)) return setEvent(null)
      shown.current = found.id
      setEvent(found)
    }
    // Errors are ignored: the announcement is optional.
    const timer = setTimeout(() => void ask().catch(() => undefined), pause)
    return () => clearTimeout(timer)
  }, [language])
  return event
}

/** Whether the page at this path has no form that something could cover. */
function useFormless(path: string): boolean {
  const [formless, setFormless] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setFormless(document.querySelector('#content form') ? null : path), pause)
    return () => clearTimeout(timer)
  }, [path])
  return formless === path
}

interface PopupProps {
  event: EventDetail
  address: string
  onClose: () => void
}

/**
 * Does not take the focus when it opens. Escape closes it from anywhere; a focus inside it moves back to the
 * page.
 */
function Popup({ event, address, onClose }: PopupProps) {
  const words = useSay()
  const language = useLanguage()
  const box = useRef<HTMLElement>(null)
  const own = event.language === language ? undefined : event.language
  const close = () => {
    const isInside = box.current?.contains(document.activeElement)
    onClose()
    if (isInside) document.getElementById('content')?.focus({ preventScroll: true })
  }
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    const hear = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) latest.current()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
  return (
    <section ref={box} className={styles.popup} aria-label={words(texts.name)}>
      <div role="status" className={styles.words}>
        <p className={styles.when}>{words(whenOf(event))}</p>
        <p className={styles.title} lang={own}>
          {event.title}
        </p>
        {event.standing && <p className={styles.when}>{event.standing.sentence}</p>}
      </div>
      <ButtonLink href={address} icon="arrow-right" iconLast>
        {words(texts.toEvent)}
      </ButtonLink>
      <button type="button" className={styles.close} onClick={close}>
        <Icon name="close" />
        <VisuallyHidden>{words(texts.close)}</VisuallyHidden>
      </button>
    </section>
  )
}
