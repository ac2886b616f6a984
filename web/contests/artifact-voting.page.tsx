import type { MetaFunction } from 'react-router'
import { isFailure } from '#contract/errors.ts'
import { addressOf } from '#contract/pathnames.ts'
import { phaseWords, contests as say } from '#messages/contests.ts'
import type { Client } from '#web/client.ts'
import { useFormWhile } from '#web/forms/form-while-open.tsx'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, unpacked, useData } from '#web/page-data.ts'
import { ContentListing, contentMeta, loadContent } from '#web/pages/pages.ts'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { BallotSlot } from './ballot-slot.tsx'
import styles from './contests.module.css'
import { PhaseBadge } from './phase-badge.tsx'
import { sendBallot } from './send-ballot.ts'

async function load(client: Client, address: Address) {
  const [page, found] = await Promise.all([loadContent(client, address), loadVotedContest(client, address)])
  return { ...page, ...found }
}

/** Returns the contest named in the address, in any phase; otherwise the one that is being voted on. */
async function loadVotedContest(client: Client, { query }: Address) {
  const slug = query.get('contest')
  const named = slug ? await findNamed(client, slug) : null
  if (named) return { contest: named, changesAt: named.changesAt, isNamed: true }
  return { ...(await client.contests.voting({})), isNamed: false }
}

async function findNamed(client: Client, slug: string) {
  return client.contests.find({ slug }).catch(error => {
    if (!isFailure(error, 'notFound')) throw error
    return null
  })
}
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

export const action = submitOnServer(sendBallot)
export const clientAction = submitInBrowser(sendBallot)

// A contest in the query is a view of the same page, with its social card: only the window title names it.
export const meta: MetaFunction<typeof loader> = given => {
  const page = unpacked(given.loaderData)
  const own = contentMeta(given as never) ?? []
  if (!page?.contest || !page.isNamed) return own
  const { title } = page.contest
  return own.map(one => ('title' in one && !('tagName' in one) ? { title: `${title} · ${one.title}` } : one))
}

/**
 * The contest that is being voted on, or that the address names, and below it the content written by staff.
 */
export default function VotingPage() {
  const words = useSay()
  const language = useLanguage()
  const { contest, ...page } = useData<typeof load>()
  const closed = useFormWhile(contest?.mayVote ?? false, null)
  if (!contest) {
    return (
      <ContentListing page={page}>
        {closed}
        <EmptyState
          title={words(say.noVoting)}
          actions={<ButtonLink href={addressOf('artifact', language)}>{words(say.all)}</ButtonLink>}
        >
          {words(say.noVotingLead)}
        </EmptyState>
      </ContentListing>
    )
  }
  const own = addressOf('artifactContest', language, { slug: contest.slug })
  if (!contest.mayVote) {
    return (
      <ContentListing page={page}>
        {closed}
        <EmptyState
          title={contest.title}
          actions={<ButtonLink href={own}>{words(say.toContest)}</ButtonLink>}
        >
          {words(phaseWords[contest.phase].lead)}
        </EmptyState>
      </ContentListing>
    )
  }
  return (
    <ContentListing page={page}>
      <div className={styles.parts}>
        <p className={styles.head}>
          <Link href={own}>{contest.title}</Link>
          <PhaseBadge phase={contest.phase} />
        </p>
        <BallotSlot key={contest.id} contest={contest} />
      </div>
    </ContentListing>
  )
}
