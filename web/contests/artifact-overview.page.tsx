import type { MetaFunction } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { contests as say } from '#messages/contests.ts'
import type { Client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { ContentListing, contentMeta, loadContent } from '#web/pages/pages.ts'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { slot } from '#web/ui/later/slot.tsx'
import styles from './contests.module.css'
import { PhaseBadge } from './phase-badge.tsx'
import { PublicVoteLink } from './to-ballot.tsx'
import { WorkWall } from './work-wall.tsx'

// Lazily loaded: the router's manifest, which every visitor loads, lists the static imports of each page.
const ArchiveSlot = slot(() => import('./archive.tsx').then(({ Archive }) => Archive))

async function load(client: Client, address: Address) {
  const [page, overview] = await Promise.all([loadContent(client, address), client.contests.overview({})])
  return { ...page, overview, changesAt: overview?.contest.changesAt ?? null }
}
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)
export const meta: MetaFunction<typeof loader> = contentMeta

/** Accepted works of the current contest, and below them the content written by staff. */
export default function OverviewPage() {
  const words = useSay()
  const { overview, ...page } = useData<typeof load>()
  if (!overview) {
    return (
      <ContentListing page={page}>
        <EmptyState title={words(say.empty)}>{words(say.emptyLead)}</EmptyState>
      </ContentListing>
    )
  }
  const { contest, contributions, further, archive } = overview
  return (
    <ContentListing page={page}>
      <div className={styles.parts}>
        {[{ contest, contributions }, ...further].map(one => (
          <WorksOf key={one.contest.id} {...one} />
        ))}
        {contest.phase !== 'ended' && <p>{words(say.anonymous)}</p>}
        <ArchiveSlot archive={archive} />
      </div>
    </ContentListing>
  )
}

type Works = Pick<
  NonNullable<ReturnType<typeof useData<typeof load>>['overview']>,
  'contest' | 'contributions'
>

function WorksOf({ contest, contributions }: Works) {
  const language = useLanguage()
  return (
    <section className={styles.part}>
      <h2 lang={contest.language === language ? undefined : contest.language}>
        <Link href={addressOf('artifactContest', language, { slug: contest.slug })}>{contest.title}</Link>
      </h2>
      <p className={styles.head}>
        <PhaseBadge phase={contest.phase} />
      </p>
      <PublicVoteLink contest={contest} />
      <WorkWall works={contributions} />
    </section>
  )
}
