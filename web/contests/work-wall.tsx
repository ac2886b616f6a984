import type { ContributionCard } from '#contract/contests/work.ts'
import { addressOf } from '#contract/pathnames.ts'
import { kindNames, contests as say } from '#messages/contests.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Card } from '#web/ui/content/card.tsx'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import styles from './contests.module.css'
import { NoPicture } from './no-picture.tsx'

/** Wall of accepted works; the artists are hidden until the contest has ended. */
export function WorkWall({ works }: { works: readonly ContributionCard[] }) {
  const words = useSay()
  const language = useLanguage()
  if (works.length === 0) return <EmptyState title={words(say.noWorks)}>{words(say.noWorksLead)}</EmptyState>
  return (
    <ul className={styles.wall}>
      {works.map(work => (
        <li key={work.id}>
          <Card
            href={addressOf('artifactContribution', language, { slug: work.slug })}
            title={<span lang={work.language === language ? undefined : work.language}>{work.title}</span>}
            meta={metaOf(work, words)}
            {...(work.image ? { picture: work.image } : { date: <NoPicture /> })}
            shape="work"
          />
        </li>
      ))}
    </ul>
  )
}

/** Returns the kind, and after the end of the contest also artist and votes. */
function metaOf({ kind, artist, rating }: ContributionCard, words: ReturnType<typeof useSay>): string {
  const votes = rating === null ? null : words(say.rating)(rating)
  return [words(kindNames[kind]), artist, votes].filter(Boolean).join(' · ')
}
