import type { ContestDetail } from '#contract/contests/contest.ts'
import type { ContributionCard } from '#contract/contests/work.ts'
import { addressOf } from '#contract/pathnames.ts'
import { contestResults as say } from '#messages/contest-results.ts'
import { contests } from '#messages/contests.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Card } from '#web/ui/content/card.tsx'
import styles from './contests.module.css'
import { NoPicture } from './no-picture.tsx'
import { RafflePart } from './raffle-part.tsx'
import { Trophy } from './trophy.tsx'
import { WorkWall } from './work-wall.tsx'

/** The works in places one to three, with their artists. */
export function Winners({ contest }: { contest: ContestDetail }) {
  const words = useSay()
  const won = contest.works.filter(({ place }) => place !== null)
  if (won.length === 0) return contest.works.length > 0 ? <p>{words(say.noResult)}</p> : null
  return (
    <section className={styles.part}>
      <h2>{words(say.winners)}</h2>
      <WinnerList works={won} />
      {contest.ballots !== null && <p className={styles.small}>{words(say.ballots)(contest.ballots)}</p>}
    </section>
  )
}

export function WinnerList({
  works,
  heading = 'h3',
}: {
  works: readonly ContributionCard[]
  heading?: 'h3' | 'h4'
}) {
  const words = useSay()
  const language = useLanguage()
  return (
    <ul className={styles.winners}>
      {works.map(work => (
        <li key={work.id}>
          <p className={styles.place} data-place={work.place}>
            <Trophy />
            {words(contests.place)(work.place ?? 0)}
          </p>
          <Card
            heading={heading}
            href={addressOf('artifactContribution', language, { slug: work.slug })}
            title={<span lang={work.language === language ? undefined : work.language}>{work.title}</span>}
            meta={[work.artist, work.rating === null ? null : words(contests.rating)(work.rating)]
              .filter(Boolean)
              .join(' · ')}
            {...(work.image ? { picture: work.image } : { date: <NoPicture /> })}
            shape="work"
          />
        </li>
      ))}
    </ul>
  )
}

/** All works once the voting is over; then the raffle. */
export function ContestResult({ contest }: { contest: ContestDetail }) {
  const words = useSay()
  if (contest.works.length === 0) return null
  return (
    <>
      <section className={styles.part}>
        <h2>{words(contests.works)}</h2>
        <WorkWall works={contest.works} />
      </section>
      {contest.raffle && <RafflePart raffle={contest.raffle} />}
    </>
  )
}
