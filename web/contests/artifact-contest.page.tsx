import type { ContestDetail } from '#contract/contests/contest.ts'
import { addressOf } from '#contract/pathnames.ts'
import { contests as say } from '#messages/contests.ts'
import { useFormWhile } from '#web/forms/form-while-open.tsx'
import { submitOnServer } from '#web/forms/sending.ts'
import { useLanguage } from '#web/language.ts'
import { loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { slugPage } from '#web/shell/slug-page.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { BallotSlot } from './ballot-slot.tsx'
import { ContestView } from './contest-view.tsx'
import { sendContribution } from './send-contribution.ts'
import { SubmissionSlot } from './submission-slot.tsx'

const { load, meta, Trail } = slugPage({
  page: 'artifactContest',
  find: (client, slug) => client.contests.find({ slug }),
  section: null,
  lists: [{ page: 'artifact', title: say.title }],
  titleOf: ({ title }) => title,
  descriptionOf: ({ title, lead }) => lead || title,
  pictureOf: ({ image }) => image,
})

export { meta }
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

// A form with a file is submitted as a document, so there is no `clientAction`.
export const action = submitOnServer(sendContribution)

export default function ContestPage() {
  const contest = useData<typeof load>()
  return (
    <Section>
      <Trail />
      <ContestView contest={contest} form={<ContestForm contest={contest} />} />
    </Section>
  )
}

/** The form for visitors: submitting a work, later voting. */
function ContestForm({ contest }: { contest: ContestDetail }) {
  const language = useLanguage()
  const action = `${addressOf('artifactVoting', language)}?contest=${contest.slug}`
  const isPublicVote = contest.mayVote && contest.judging === 'public'
  const submission = useFormWhile(contest.phase === 'submission', <SubmissionSlot />)
  const ballot = useFormWhile(isPublicVote, <BallotSlot contest={contest} action={action} />)
  return (
    <>
      {submission}
      {ballot}
    </>
  )
}
