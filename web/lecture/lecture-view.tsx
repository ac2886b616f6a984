import type { ReactNode } from 'react'
import type { CurrentLecture, EditionDetail } from '#contract/lecture/edition.ts'
import { addressOf } from '#contract/pathnames.ts'
import { editionName, lecture as say } from '#messages/lecture.ts'
import { EventViewSlot } from '#web/events/events.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { EditionParts } from './edition-parts.tsx'
import styles from './lecture.module.css'

interface Props {
  lecture: CurrentLecture
  /** Address of the event's page; empty in a rehearsal. */
  address: string
  /** The form, while people can register. */
  registration: ReactNode
}

/** The lecture in each of its states, on its page and in the rehearsal in backstage. */
export function LectureView({ lecture, address, registration }: Props) {
  const words = useSay()
  const language = useLanguage()
  const { state, edition, event } = lecture
  // After the end the recording takes the place of the stream.
  const shown = event && (edition?.recording ? { ...event, livestream: null } : event)
  // An upcoming lecture starts with time, place and registration, a past one with the talk and its recording.
  const isOver = state === 'past' || !shown
  return (
    <div className={styles.current}>
      {state === 'live' && (
        <Notice tone="info" title={words(say.live)}>
          {words(say.liveLead)}
        </Notice>
      )}
      {edition && isOver && <Talk edition={edition} isOver />}
      {shown && <EventViewSlot isPart event={shown} address={address} registration={registration} />}
      {edition && !isOver && <Talk edition={edition} />}
      <p>
        <ButtonLink tone="quiet" href={addressOf('hahnLectureHistory', language)}>
          {words(say.toHistory)}
        </ButtonLink>
      </p>
    </div>
  )
}

function Talk({ edition, isOver = false }: { edition: EditionDetail; isOver?: boolean }) {
  const words = useSay()
  const language = useLanguage()
  const { number, title, speaker, slugs } = edition
  const own = edition.language === language ? undefined : edition.language
  return (
    <section className={styles.talk}>
      <p className={styles.year}>{words(editionName(number))}</p>
      <h2 lang={own}>
        {isOver ? (
          <Link href={addressOf('lectureEdition', language, { slug: slugs[language] })}>{title}</Link>
        ) : (
          title
        )}
      </h2>
      <p>{[speaker.name, speaker.affiliation].filter(Boolean).join(', ')}</p>
      <div className={styles.main} lang={own}>
        <EditionParts edition={edition} />
      </div>
    </section>
  )
}
