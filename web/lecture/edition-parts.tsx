import type { EditionDetail } from '#contract/lecture/edition.ts'
import { lecture as say } from '#messages/lecture.ts'
import { RecordingFilm } from '#web/films/recording-film.tsx'
import { otherLang, useSay } from '#web/language.ts'
import { RichTextView } from '#web/richtext/rich-text.tsx'
import { Picture } from '#web/ui/content/picture.tsx'
import { DetailPart } from '#web/ui/details/detail-part.tsx'
import styles from './lecture.module.css'

interface Props {
  edition: EditionDetail
  /** Poster of the recording; null if the picture is already shown above. */
  poster?: EditionDetail['image']
}

/** Abstract, recording with transcript, and pictures of a lecture. */
export function EditionParts({ edition, poster = edition.image }: Props) {
  const words = useSay()
  const { recording, pictures } = edition
  return (
    <>
      <DetailPart title={words(say.abstract)} isThere={edition.abstract !== null}>
        <div lang={otherLang(edition, 'abstract')}>
          <RichTextView document={edition.abstract} />
        </div>
      </DetailPart>
      <DetailPart title={words(say.recording)} isThere={recording !== null}>
        {recording && <RecordingFilm recording={recording} name={edition.title} poster={poster} />}
        {edition.transcript && (
          <details>
            <summary>{words(say.showTranscript)}</summary>
            <div lang={otherLang(edition, 'transcript')}>
              <RichTextView document={edition.transcript} />
            </div>
          </details>
        )}
      </DetailPart>
      <DetailPart title={words(say.pictures)} isThere={pictures.length > 0}>
        <ul className={styles.pictures}>
          {pictures.map(picture => (
            <li key={picture.id}>
              <Picture
                picture={picture}
                ratio="3 / 2"
                sizes="(min-width: 36rem) 22rem, 100vw"
                caption={picture.caption ?? undefined}
                credit={picture.credit ?? undefined}
              />
            </li>
          ))}
        </ul>
      </DetailPart>
    </>
  )
}
