import { Form, useActionData, useNavigation, useSearchParams } from 'react-router'
import { inLanguage } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { contestVotes as say } from '#messages/contest-votes.ts'
import { contests } from '#messages/contests.ts'
import { pollPages } from '#messages/poll-pages.ts'
import type { Client } from '#web/client.ts'
import { Answered } from '#web/forms/form-or-outcome.tsx'
import type { Refusal, Told } from '#web/forms/sending.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { TitleWithTrail } from '#web/shell/title-with-trail.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { Button, ButtonLink } from '#web/ui/control/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'

export type FoundBallot = Awaited<ReturnType<Client['contests']['findBallot']>>

/** The ballot behind a link, to be confirmed; then the receipt, which is told once. */
export function ConfirmBallotView({ found }: { found: FoundBallot | null }) {
  const words = useSay()
  const language = useLanguage()
  const answered = useActionData() as Partial<Refusal & Told<{ receipt: string }>> | undefined
  const [query] = useSearchParams()
  const isDone = answered?.told || query.has('done') || found?.isCounted
  const lead =
    found && !isDone ? words(say.confirmLead)(inLanguage(found.contest.title, language).value) : undefined
  const toContests = <ButtonLink href={addressOf('artifact', language)}>{words(contests.all)}</ButtonLink>
  return (
    <Section width="text">
      <TitleWithTrail title={words(contests.confirmTitle)} lead={lead} />
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
    <Answered title={words(say.counted)}>
      <Notice tone="ok" title={words(say.counted)} actions={actions}>
        {receipt === null ? (
          words(say.countedLead)
        ) : (
          <>
            {words(say.receiptLead)} {words(pollPages.receipt)}: <code>{receipt}</code>
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
