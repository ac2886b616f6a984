import type { ContestCard } from '#contract/contests/contest.ts'
import { addressOf } from '#contract/pathnames.ts'
import { contests as say } from '#messages/contests.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { ButtonLink } from '#web/ui/control/button.tsx'
import styles from './contests.module.css'

/** Link to the vote on this contest, as several may be running; null unless the public is voting on it. */
export function PublicVoteLink({ contest }: { contest: Pick<ContestCard, 'slug' | 'phase' | 'judging'> }) {
  const words = useSay()
  const page = addressOf('artifactVoting', useLanguage())
  if (contest.phase !== 'voting' || contest.judging === 'jury') return null
  return (
    <p className={styles.head}>
      <ButtonLink href={`${page}?contest=${contest.slug}`}>{words(say.toBallot)}</ButtonLink>
    </p>
  )
}
