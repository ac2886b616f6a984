import type { ContestWork } from '#contract/contests/work.ts'
import { addressOf } from '#contract/pathnames.ts'
import { contestVotes as say } from '#messages/contest-votes.ts'
import { kindNames } from '#messages/contests.ts'
import type { Fields } from '#web/forms/fields.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Picture } from '#web/ui/content/picture.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { NumberField } from '#web/ui/form/number-field.tsx'
import { Recording } from '#web/voting/recording.tsx'
import styles from './ballot.module.css'
import page from './contests.module.css'
import { PointStepper } from './point-stepper.tsx'
import { type BallotPoints, pointsField } from './use-points.ts'

interface Props {
  work: ContestWork
  points: BallotPoints
  fields: Fields
  onLook: () => void
}

/** One work of the wall with its votes. Recordings play here; the picture opens a larger view. */
export function BallotWork({ work, points, fields, onLook }: Props) {
  const words = useSay()
  const language = useLanguage()
  const own = work.language === language ? undefined : work.language
  const name = pointsField(work.id)
  return (
    <li className={page.work}>
      {work.image && <WorkPicture work={work} isLive={points.isLive} onLook={onLook} />}
      {work.recording && (
        <div className={styles.heard}>
          {work.altText && <p>{work.altText}</p>}
          <Recording recording={work.recording} title={work.title} />
        </div>
      )}
      <h3 lang={own}>
        {points.isLive ? (
          <button type="button" className={styles.opens} onClick={onLook}>
            {work.title}
          </button>
        ) : (
          <Link href={addressOf('artifactContribution', language, { slug: work.slug })}>{work.title}</Link>
        )}
      </h3>
      <p className={page.kind}>{words(kindNames[work.kind])}</p>
      <div className={styles.votes}>
        {points.isLive ? (
          <>
            <PointStepper work={work} points={points} />
            <input type="hidden" name={name} value={points.of(work.id)} />
          </>
        ) : (
          <NumberField {...fields.one(name)} required={false} label={words(say.votesFor)(work.title)} />
        )}
      </div>
    </li>
  )
}

// The picture is for the mouse only: the title does the same by keyboard and names the work.
function WorkPicture({ work, isLive, onLook }: Pick<Props, 'work' | 'onLook'> & { isLive: boolean }) {
  const picture = work.image && (
    <Picture picture={work.image} ratio="5 / 4" fit="whole" rounded sizes="(min-width: 48rem) 22rem, 100vw" />
  )
  if (!isLive) return picture
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button of the title does it by keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div className={styles.opensPicture} onClick={onLook}>
      {picture}
    </div>
  )
}
