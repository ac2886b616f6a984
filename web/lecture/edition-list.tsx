import type { EditionCard } from '#contract/lecture/edition.ts'
import { addressOf } from '#contract/pathnames.ts'
import { lecture as say } from '#messages/lecture.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Picture } from '#web/ui/content/picture.tsx'
import { Link } from '#web/ui/control/link.tsx'
import styles from './lecture.module.css'

/** Editions by year, latest first, with speaker, title, and whether a recording or slides exist. */
export function EditionList({ editions }: { editions: readonly EditionCard[] }) {
  const words = useSay()
  const language = useLanguage()
  return (
    <ol className={styles.editions}>
      {editions.map(({ id, slug, year, title, speaker, hasRecording, hasSlides, ...edition }) => (
        <li key={id}>
          <span className={styles.year}>{year}</span>
          <div lang={edition.language === language ? undefined : edition.language}>
            <h2>
              <Link href={addressOf('lectureEdition', language, { slug })}>{title}</Link>
            </h2>
            <p>{[speaker.name, speaker.affiliation].filter(Boolean).join(', ')}</p>
          </div>
          {edition.image && (
            <div className={styles.picture}>
              <Picture picture={edition.image} ratio="3 / 2" sizes="11rem" rounded />
            </div>
          )}
          <ul className={styles.kept}>
            {hasRecording && (
              <li>
                <Icon name="play" /> {words(say.recording)}
              </li>
            )}
            {hasSlides && (
              <li>
                <Icon name="download" /> {words(say.slides)}
              </li>
            )}
          </ul>
        </li>
      ))}
    </ol>
  )
}
