import { useActionData, useSearchParams } from 'react-router'
import type { OwnContribution, OwnContributionAction } from '#contract/contests/contribution.ts'
import { isFailure } from '#contract/errors.ts'
import { addressOf } from '#contract/pathnames.ts'
import { ownWorkOutcomes, ownWork as say } from '#messages/contest-form.ts'
import { contests } from '#messages/contests.ts'
import type { Client } from '#web/client.ts'
import { OutcomeSection } from '#web/forms/form-or-outcome.tsx'
import secondStep from '#web/forms/second-step.module.css'
import { type Refusal, submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { hiddenMeta } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, useData, withStatus } from '#web/page-data.ts'
import { TitleWithTrail } from '#web/shell/title-with-trail.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { formStyles } from '#web/ui/form/form-styles.ts'
import { slot } from '#web/ui/later/slot.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import recording from '#web/voting/recording.module.css'
import styles from './contests.module.css'
import { changedWords, withErrorAtFirstTitle } from './send-contribution.ts'

// Lazily loaded: the router's manifest on every page lists the static imports of all pages; only artists need
// this one.
const OwnWork = slot(() => import('./own-work.tsx').then(({ OwnWork: Work }) => Work), {
  styles: [...formStyles, styles, secondStep, recording],
})

interface Loaded {
  own: OwnContribution | null
  changesAt: string | null
}

/** Loading the page of a mailed link changes nothing; only its buttons do. */
async function load(client: Client, { parameters, query }: Address): Promise<Loaded> {
  try {
    const own = await client.contests.submission({ token: parameters.token ?? '' })
    return { own, changesAt: own.changesAt }
  } catch (error) {
    if (!isFailure(error, 'linkInvalid') && !isFailure(error, 'linkExpired')) throw error
    // After a withdrawal the link is invalid, which is not an error here.
    if (query.get('done') === 'withdrawn') return { own: null, changesAt: null }
    return withStatus({ own: null, changesAt: null }, error.status) as never
  }
}
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

async function send(client: Client, form: FormData, { parameters, language }: Address) {
  const { token = '' } = parameters
  const named = form.get('action')
  if (named === 'replace') {
    await client.contests.replaceFile({ token }) // the server reads the file from the request
    return 'replaced'
  }
  const action = String(named ?? '') as OwnContributionAction
  const given = action === 'change' ? changedWords(form) : {}
  await withErrorAtFirstTitle(language, client.contests.changeSubmission({ token, action, ...given }))
  return ownWorkOutcomes[action]
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta = hiddenMeta(say.title)

// These forms show their own errors.
const formsOfWork = ['change', 'replace']

/** An artist's own work: shown, confirmed, changed and withdrawn without an account. */
export default function OwnSubmissionPage() {
  const words = useSay()
  const { own } = useData<typeof load>()
  return (
    <Section>
      <TitleWithTrail title={words(say.title)} {...(own && { lead: own.contest.title })} />
      {own ? (
        <OwnWork own={own}>
          <Answer />
        </OwnWork>
      ) : (
        <NothingHere />
      )}
    </Section>
  )
}

/** The refusal of the last action, or its success message. */
function Answer() {
  const words = useSay()
  const done = useDone()
  const refusal = useActionData() as Refusal | undefined
  const [of = ''] = refusal?.values.action ?? []
  if (refusal && formsOfWork.includes(of)) return null
  if (refusal) return <Notice tone="danger" announce="alert" title={refusal.message} />
  if (!done) return null
  return (
    <OutcomeSection title={words(say.done[done])}>
      <Notice tone="ok" title={words(say.done[done])} />
    </OutcomeSection>
  )
}

type Done = keyof typeof say.done

function useDone(): Done | null {
  const [query] = useSearchParams()
  return (Object.keys(say.done) as Done[]).find(name => name === query.get('done')) ?? null
}

function NothingHere() {
  const words = useSay()
  const language = useLanguage()
  const toContests = <ButtonLink href={addressOf('artifact', language)}>{words(contests.all)}</ButtonLink>
  if (useDone() === 'withdrawn')
    return (
      <OutcomeSection title={words(say.done.withdrawn)}>
        <Notice tone="ok" title={words(say.done.withdrawn)} actions={toContests} />
      </OutcomeSection>
    )
  return (
    <Notice tone="warn" title={words(say.invalid)} actions={toContests}>
      {words(say.invalidLead)}
    </Notice>
  )
}
