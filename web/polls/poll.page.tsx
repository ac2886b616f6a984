import { useActionData } from 'react-router'
import { pollPages as say } from '#messages/poll-pages.ts'
import { shell } from '#messages/shell.ts'
import type { Client } from '#web/client.ts'
import { FormOrOutcome } from '#web/forms/form-or-outcome.tsx'
import { useFormWhile } from '#web/forms/form-while-open.tsx'
import { type OneTimeAnswer, submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { slugPage } from '#web/shell/slug-page.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { BallotForm } from './ballot.form.tsx'
import { ballotIn } from './ballot-in.ts'
import { PollView } from './poll-view.tsx'
import { ThanksSlot } from './results-slot.tsx'
import type { BallotResponse } from './thanks.tsx'

const { load, meta, Trail } = slugPage({
  page: 'poll',
  find: (client, key) => client.polls.find({ key }),
  section: 'info',
  lists: [{ page: 'polls', title: shell.polls }],
  titleOf: ({ title }) => title,
  descriptionOf: ({ teaser }) => teaser,
})

export { meta }
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

async function send(client: Client, form: FormData, { parameters }: Address) {
  const answer = await client.polls.vote({ key: parameters.slug ?? '', ...ballotIn(form) })
  if (answer.receipt || answer.results) return { data: answer }
  return answer.state
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export default function PollPage() {
  const { origin: _, ...poll } = useData<typeof load>()
  const answer = (useActionData() as Partial<OneTimeAnswer<BallotResponse>> | undefined)?.data
  const form = useFormWhile(poll.state === 'open', <BallotForm poll={poll} />, {
    isSent: answer !== undefined,
  })
  const outcomes = {
    counted: { title: say.counted, lead: say.countedLead },
    pending: { title: say.pending, lead: say.pendingLead },
  }
  return (
    <Section>
      <Trail />
      <PollView poll={poll}>
        {answer ? (
          <ThanksSlot poll={poll} answer={answer} />
        ) : (
          <FormOrOutcome<typeof send> outcomes={outcomes}>{form}</FormOrOutcome>
        )}
      </PollView>
    </Section>
  )
}
