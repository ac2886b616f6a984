import { type MetaFunction, redirect } from 'react-router'
import type { ContestDetail } from '#contract/contests/contest.ts'
import { inBoth } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { contests as say } from '#messages/contests.ts'
import { shell } from '#messages/shell.ts'
import type { Client } from '#web/client.ts'
import { breadcrumbs } from '#web/facts.ts'
import { submitOnServer } from '#web/forms/sending.ts'
import { head, languageIn } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, inBrowser, onServer, useData } from '#web/page-data.ts'
import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { BallotSlot } from './ballot-slot.tsx'
import { ContestView } from './contest-view.tsx'
import { sendContribution } from './send-contribution.ts'
import { SubmissionSlot } from './submission-slot.tsx'

/** Old slugs, and the other language's, lead to the one that counts. */
async function load(client: Client, { language, parameters, origin }: Address) {
  const contest = await client.contests.find({ slug: parameters.slug ?? '' })
  const slug = contest.slugs[language]
  if (slug !== parameters.slug) throw redirect(addressOf('artifactContest', language, { slug }), 301)
  return { ...contest, origin }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

// A form with a file is sent as a document: there is no action in the browser.
export const action = submitOnServer(sendContribution)

export const meta: MetaFunction<typeof loader> = ({ location, loaderData: contest }) => {
  if (!contest) return []
  const { origin, slugs, title, lead } = contest
  const addresses = inBoth(other => origin + addressOf('artifactContest', other, { slug: slugs[other] }))
  const language = languageIn(location.pathname)
  const trail = [
    { label: shell.home[language], href: addressOf('home', language) },
    { label: say.title[language], href: addressOf('artifact', language) },
    { label: title },
  ]
  return head(location.pathname, {
    title,
    description: lead || title,
    canonical: addresses[contest.language],
    ...(contest.availableIn.length === 2 && { twins: addresses }),
    origin,
    card: { section: say.title[language], picture: contest.image },
    facts: import.meta.env.SSR ? [breadcrumbs(origin, trail)] : [],
  })
}

export default function ContestPage() {
  const words = useSay()
  const language = useLanguage()
  const contest = useData<typeof load>()
  const home = { label: words(shell.home), href: addressOf('home', language) }
  const list = { label: words(say.title), href: addressOf('artifact', language) }
  return (
    <Section>
      <Breadcrumbs label={words(shell.here)} trail={[home, list, { label: contest.title }]} />
      <ContestView contest={contest} form={<ContestForm contest={contest} />} />
    </Section>
  )
}

/** What visitors can do: submit a work, later vote. */
function ContestForm({ contest }: { contest: ContestDetail }) {
  const language = useLanguage()
  const action = `${addressOf('artifactVoting', language)}?contest=${contest.slug}`
  if (contest.phase === 'submission') return <SubmissionSlot />
  const isPublicVote = contest.mayVote && contest.judging === 'public'
  return isPublicVote ? <BallotSlot contest={contest} action={action} /> : null
}
