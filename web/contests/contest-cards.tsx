import type { ContestCard } from '#contract/contests/contest.ts'
import { addressOf } from '#contract/pathnames.ts'
import { contests as say } from '#messages/contests.ts'
import { otherLang, useLanguage, useSay } from '#web/language.ts'
import { Card } from '#web/ui/content/card.tsx'
import { CardList } from '#web/ui/content/card-list.tsx'
import styles from './contests.module.css'
import { PhaseBadge } from './phase-badge.tsx'
import { PublicVoteLink } from './to-ballot.tsx'

/** The current contest large, the others by year below it. */
export function ContestCards({ contests }: { contests: readonly ContestCard[] }) {
  const words = useSay()
  const [current, ...others] = contests
  if (!current) return null
  return (
    <div className={styles.parts}>
      <section className={styles.part}>
        <h2>{words(say.current)}</h2>
        <OneCard contest={current} shape="lead" />
        <PublicVoteLink contest={current} />
      </section>
      {others.length > 0 && (
        <section className={styles.part}>
          <h2>{words(say.earlier)}</h2>
          <CardList>
            {others.map(contest => (
              <OneCard key={contest.id} contest={contest} shape="row" />
            ))}
          </CardList>
        </section>
      )}
    </div>
  )
}

function OneCard({ contest, shape }: { contest: ContestCard; shape: 'lead' | 'row' }) {
  const language = useLanguage()
  const own = contest.language === language ? undefined : contest.language
  return (
    <Card
      shape={shape}
      href={addressOf('artifactContest', language, { slug: contest.slug })}
      title={<span lang={own}>{contest.title}</span>}
      meta={contest.year}
      teaser={<span lang={otherLang(contest, 'lead') ?? own}>{contest.lead}</span>}
      picture={contest.image ?? undefined}
      tags={<PhaseBadge phase={contest.phase} />}
    />
  )
}
