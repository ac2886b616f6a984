import type { ContestCard } from '#contract/contests/contest.ts'
import type { ContributionCard } from '#contract/contests/work.ts'
import { addressOf } from '#contract/pathnames.ts'
import { contestResults as say } from '#messages/contest-results.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Link } from '#web/ui/control/link.tsx'
import styles from './contests.module.css'
import { WinnerList } from './winners.tsx'

interface Props {
  archive: readonly { contest: ContestCard; winners: readonly ContributionCard[] }[]
}

/** Contests that have ended, each with the works that won. */
export function Archive({ archive }: Props) {
  const words = useSay()
  const language = useLanguage()
  if (archive.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{words(say.archive)}</h2>
      {archive.map(({ contest, winners }) => (
        <section key={contest.id} className={styles.part}>
          <h3 lang={contest.language === language ? undefined : contest.language}>
            {contest.year}:{' '}
            <Link href={addressOf('artifactContest', language, { slug: contest.slug })}>{contest.title}</Link>
          </h3>
          <WinnerList works={winners} heading="h4" />
        </section>
      ))}
    </section>
  )
}
