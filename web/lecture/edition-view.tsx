import type { EditionDetail } from '#contract/lecture/edition.ts'
import { addressOf } from '#contract/pathnames.ts'
import { editionName, lecture as say } from '#messages/lecture.ts'
import { SlidesLink } from '#web/films/slides-link.tsx'
import { dayOf, useLanguage, useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import { Picture } from '#web/ui/content/picture.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { DetailBox, DetailRow } from '#web/ui/details/detail-box.tsx'
import { WithBreaks } from '#web/ui/details/with-breaks.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import { citationOf } from './citation.ts'
import { EditionParts } from './edition-parts.tsx'
import styles from './lecture.module.css'

/** An edition as its page and the preview show it. */
export function EditionView({ edition, address }: { edition: EditionDetail; address: string }) {
  const words = useSay()
  const language = useLanguage()
  const { speaker, image } = edition
  const own = edition.language === language ? undefined : edition.language
  return (
    <article className={layout.beside}>
      <div className={styles.main} lang={own}>
        {own && <Notice title={words(own === 'de' ? say.onlyGerman : say.onlyEnglish)} />}
        <PageTitle
          title={edition.title}
          lead={[speaker.name, speaker.affiliation].filter(Boolean).join(', ')}
          meta={`${words(editionName(edition.number))} · ${edition.year}`}
        />
        {image && (
          <Picture
            picture={image}
            sizes="(min-width: 62rem) 44rem, 100vw"
            priority
            rounded
            caption={image.caption ?? undefined}
            credit={image.credit ?? undefined}
          />
        )}
        <EditionParts edition={edition} poster={null} />
      </div>
      <aside className={layout.side}>
        <EditionFacts edition={edition} address={address} />
      </aside>
    </article>
  )
}

function EditionFacts({ edition, address }: { edition: EditionDetail; address: string }) {
  const words = useSay()
  const language = useLanguage()
  const { number, year, start, place, speaker, slides, isUpcoming } = edition
  return (
    <DetailBox
      title={words(editionName(number))}
      rows={
        <>
          <DetailRow label={words(isUpcoming ? say.speaker : say.spoke)}>{speaker.name}</DetailRow>
          <DetailRow label={words(start ? say.date : say.year)}>
            {start ? <time dateTime={start}>{dayOf(start, language)}</time> : year}
          </DetailRow>
          {place && (
            <DetailRow label={words(say.place)}>
              {[place.name, place.address].filter(Boolean).join(', ').replace(/\n/g, ', ')}
            </DetailRow>
          )}
          {slides && (
            <DetailRow label={words(say.slides)}>
              <SlidesLink slides={slides} />
            </DetailRow>
          )}
          {!isUpcoming && (
            <DetailRow label={words(say.cite)}>
              <WithBreaks text={citationOf(edition, address, language)} />
            </DetailRow>
          )}
        </>
      }
    >
      {isUpcoming && (
        <p>
          <Link href={addressOf('hahnLecture', language)}>{words(say.toCurrent)}</Link>
        </p>
      )}
      <p>
        <Link href={addressOf('hahnLectureHistory', language)}>{words(say.history)}</Link>
      </p>
    </DetailBox>
  )
}
