import { type MetaFunction, redirect, useActionData } from 'react-router'
import { inBoth, type Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { PollDetail } from '#contract/polls/shown.ts'
import { pollPages as say } from '#messages/poll-pages.ts'
import { shell } from '#messages/shell.ts'
import type { Client } from '#web/client.ts'
import { breadcrumbs } from '#web/facts.ts'
import { FormOrOutcome } from '#web/forms/form-or-outcome.tsx'
import { submitInBrowser, submitOnServer, type Told } from '#web/forms/sending.ts'
import { head, languageIn } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, inBrowser, onServer, useData } from '#web/page-data.ts'
import { trailFrom } from '#web/trail.ts'
import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { BallotForm } from './ballot.form.tsx'
import { ballotIn } from './ballot-in.ts'
import { PollView } from './poll-view.tsx'
import { type TellsBallot, Thanks } from './thanks.tsx'

/** Old slugs, and the other language's, lead to the one that counts. */
async function load(client: Client, { language, parameters, origin }: Address) {
  const poll = await client.polls.find({ key: parameters.slug ?? '' })
  const slug = poll.slugs[language]
  if (slug !== parameters.slug) throw redirect(addressOf('poll', language, { slug }), 301)
  return { ...poll, origin }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

async function send(client: Client, form: FormData, { parameters }: Address) {
  const answer = await client.polls.vote({ key: parameters.slug ?? '', ...ballotIn(form) })
  if (answer.receipt || answer.results) return { told: answer }
  return answer.state
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta: MetaFunction<typeof loader> = ({ location, loaderData: poll }) => {
  if (!poll) return []
  const { origin, slugs, title, teaser } = poll
  const addresses = inBoth(other => origin + addressOf('poll', other, { slug: slugs[other] }))
  const isBoth = poll.availableIn.length === 2
  return head(location.pathname, {
    title,
    description: teaser,
    canonical: addresses[poll.language],
    ...(isBoth && { twins: addresses }),
    origin,
    ...(import.meta.env.SSR && forSearchEngines(poll, languageIn(location.pathname))),
  })
}

// On the server only: browsers read neither.
function forSearchEngines(poll: PollDetail & { origin: string }, language: Language) {
  return {
    card: { section: say.title[language], picture: null },
    facts: [breadcrumbs(poll.origin, trailOf(poll, language))],
  }
}

function trailOf({ title }: Pick<PollDetail, 'title'>, language: Language) {
  const list = { label: say.title[language], href: addressOf('polls', language) }
  return trailFrom(language, 'info', list, { label: title })
}

export default function PollPage() {
  const words = useSay()
  const language = useLanguage()
  const { origin: _, ...poll } = useData<typeof load>()
  const told = (useActionData() as Partial<Told<TellsBallot>> | undefined)?.told
  const outcomes = {
    counted: { title: say.counted, lead: say.countedLead },
    pending: { title: say.pending, lead: say.pendingLead },
  }
  return (
    <Section>
      <Breadcrumbs label={words(shell.here)} trail={trailOf(poll, language)} />
      <PollView poll={poll}>
        {told ? (
          <Thanks poll={poll} told={told} />
        ) : (
          <FormOrOutcome<typeof send> outcomes={outcomes}>
            {poll.state === 'open' && <BallotForm poll={poll} />}
          </FormOrOutcome>
        )}
      </PollView>
    </Section>
  )
}
