import { Form, type MetaFunction, useActionData, useNavigation, useSearchParams } from 'react-router'
import { isFailure } from '#contract/errors.ts'
import { inLanguage } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { pollPages as say } from '#messages/poll-pages.ts'
import type { Client } from '#web/client.ts'
import { Answered } from '#web/forms/form-or-outcome.tsx'
import { type Refusal, submitInBrowser, submitOnServer, type Told } from '#web/forms/sending.ts'
import { head, languageIn } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, inBrowser, onServer, useData, withStatus } from '#web/page-data.ts'
import { TitleWithTrail } from '#web/shell/title-with-trail.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { Button, ButtonLink } from '#web/ui/control/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import type { TellsBallot } from './thanks.tsx'

type Found = Awaited<ReturnType<Client['polls']['findBallot']>>

/** The link in a letter changes nothing: the button does. */
async function load(client: Client, { parameters }: Address): Promise<{ found: Found | null }> {
  try {
    return { found: await client.polls.findBallot({ token: parameters.token ?? '' }) }
  } catch (error) {
    if (!isFailure(error, 'linkInvalid') && !isFailure(error, 'linkExpired')) throw error
    return withStatus({ found: null }, error.status) as never
  }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

async function send(client: Client, _: FormData, { parameters }: Address) {
  const answer = await client.polls.confirm({ token: parameters.token ?? '', confirm: true })
  return answer.receipt ? { told: answer } : ('counted' as const)
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta: MetaFunction = ({ location }) =>
  head(location.pathname, { title: say.confirmTitle[languageIn(location.pathname)], isHidden: true })

export default function ConfirmBallotPage() {
  const words = useSay()
  const language = useLanguage()
  const { found } = useData<typeof load>()
  const answered = useActionData() as Partial<Refusal & Told<TellsBallot>> | undefined
  const [query] = useSearchParams()
  const toPolls = <ButtonLink href={addressOf('polls', language)}>{words(say.toPolls)}</ButtonLink>
  const isDone = answered?.told || query.has('done') || found?.isCounted
  const title = found && inLanguage(found.poll.title, language).value
  return (
    <Section width="text">
      <TitleWithTrail
        title={words(say.confirmTitle)}
        {...(title && !isDone && { lead: words(say.confirmLead)(title) })}
      />
      {answered?.message && <Notice tone="danger" announce="alert" title={answered.message} />}
      {!found && <Notice tone="warn" title={words(say.linkInvalid)} actions={toPolls} />}
      {found && isDone && <Counted receipt={answered?.told?.receipt ?? null} actions={toPolls} />}
      {found && !isDone && <ConfirmForm />}
    </Section>
  )
}

function Counted({ receipt, actions }: { receipt: string | null; actions: React.ReactNode }) {
  const words = useSay()
  return (
    <Answered title={words(say.counted)}>
      <Notice tone="ok" title={words(say.counted)} actions={actions}>
        {receipt === null ? (
          words(say.countedLead)
        ) : (
          <>
            {words(say.receiptLead)} {words(say.receipt)}: <code>{receipt}</code>
          </>
        )}
      </Notice>
    </Answered>
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
