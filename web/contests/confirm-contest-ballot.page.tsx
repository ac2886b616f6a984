import { Form, type MetaFunction, useActionData, useNavigation, useSearchParams } from 'react-router'
import { isFailure } from '#contract/errors.ts'
import { inLanguage } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { contestVotes as say } from '#messages/contest-votes.ts'
import { contests } from '#messages/contests.ts'
import { pollPages } from '#messages/poll-pages.ts'
import type { Client } from '#web/client.ts'
import { type Refusal, submitInBrowser, submitOnServer, type Told } from '#web/forms/sending.ts'
import { head, languageIn } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, inBrowser, onServer, useData, withStatus } from '#web/page.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import { Button, ButtonLink } from '#web/ui/control/button.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import { Section } from '#web/ui/layout/section.tsx'

type Found = Awaited<ReturnType<Client['contests']['findBallot']>>

/** The link in a letter changes nothing: the button does. */
async function load(client: Client, { parameters }: Address): Promise<{ found: Found | null }> {
  try {
    return { found: await client.contests.findBallot({ token: parameters.token ?? '' }) }
  } catch (error) {
    if (!isFailure(error, 'linkInvalid') && !isFailure(error, 'linkExpired')) throw error
    return withStatus({ found: null }, error.status) as never
  }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

async function send(client: Client, _: FormData, { parameters }: Address) {
  const { receipt } = await client.contests.confirmBallot({ token: parameters.token ?? '', confirm: true })
  return receipt ? { told: { receipt } } : ('counted' as const)
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta: MetaFunction = ({ location }) =>
  head(location.pathname, { title: say.confirmTitle[languageIn(location.pathname)], isHidden: true })

export default function ConfirmContestBallotPage() {
  const words = useSay()
  const language = useLanguage()
  const { found } = useData<typeof load>()
  const answered = useActionData() as Partial<Refusal & Told<{ receipt: string }>> | undefined
  const [query] = useSearchParams()
  const isDone = answered?.told || query.has('done') || found?.isCounted
  const lead =
    found && !isDone ? words(say.confirmLead)(inLanguage(found.contest.title, language).value) : undefined
  const toContests = <ButtonLink href={addressOf('artifact', language)}>{words(contests.all)}</ButtonLink>
  return (
    <Section width="text">
      <PageTitle title={words(say.confirmTitle)} lead={lead} />
      {answered?.message && <Notice tone="danger" announce="alert" title={answered.message} />}
      {!found && <Notice tone="warn" title={words(say.linkInvalid)} actions={toContests} />}
      {found && isDone && <Counted receipt={answered?.told?.receipt ?? null} actions={toContests} />}
      {found && !isDone && <ConfirmForm />}
    </Section>
  )
}

function Counted({ receipt, actions }: { receipt: string | null; actions: React.ReactNode }) {
  const words = useSay()
  return (
    <Notice tone="ok" announce="status" title={words(say.counted)} actions={actions}>
      {receipt === null ? (
        words(say.countedLead)
      ) : (
        <>
          {words(say.receiptLead)} {words(pollPages.receipt)}: <code>{receipt}</code>
        </>
      )}
    </Notice>
  )
}

function ConfirmForm() {
  const words = useSay()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post">
      <Button type="submit" busy={isBusy}>
        {words(say.confirm)}
      </Button>
    </Form>
  )
}
