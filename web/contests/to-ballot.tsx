import type { ContestCard } from '#contract/contests/contest.ts'
import { addressOf } from '#contract/pathnames.ts'
import { contests as say } from '#messages/contests.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { ButtonLink } from '#web/ui/control/button.tsx'
import styles from './contests.module.css'

/** To the vote on this contest, for there may be several; nothing while visitors do not vote on it. */
export function ToBallot({ contest }: { contest: Pick<ContestCard, 'slug' | 'phase' | 'judging'> }) {
  const words = useSay()
  const page = addressOf('artifactVoting', useLanguage())
  if (contest.phase !== 'voting' || contest.judging === 'jury') return null
  return (
    <p className={styles.head}>
      <ButtonLink href={`${page}?contest=${contest.slug}`}>{words(say.toBallot)}</ButtonLink>
    </p>
  )
}
