import { useActionData, useSearchParams } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { answerLead, studyAnswer as say } from '#messages/study-answer.ts'
import type { Client } from '#web/client.ts'
import { ConfirmForm } from '#web/forms/confirm-by-link.tsx'
import { Answered } from '#web/forms/form-or-outcome.tsx'
import { linkIn, loadFound } from '#web/forms/mailed-link.ts'
import { type Refusal, submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { hidden } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, inBrowser, onServer, useData } from '#web/page-data.ts'
import { TitleWithTrail } from '#web/shell/title-with-trail.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { Section } from '#web/ui/layout/section.tsx'

const load = loadFound((client, { token }) => client.studies.findAnswer({ token }))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

async function send(client: Client, _: FormData, { parameters }: Address) {
  const { token } = linkIn({ parameters })
  await client.studies.answer({ token })
  return 'saved' as const
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta = hidden(say.title)

/** Behind a link of the letter about studies: a button says that one has answered, and not who one is. */
export default function StudyAnswerPage() {
  const words = useSay()
  const { found } = useData<typeof load>()
  const refusal = useActionData() as Refusal | undefined
  return (
    <Section width="text">
      <TitleWithTrail title={words(say.title)} section="research" />
      {refusal && found && <Notice tone="danger" announce="alert" title={refusal.message} />}
      {!found && <Notice tone="warn" title={words(say.invalid)} actions={<ToStudies />} />}
      {found?.isCounted && <Counted />}
      {found && !found.isCounted && (
        <div className={layout.stack}>
          <p>{words(answerLead(found.title))}</p>
          <ConfirmForm button={words(say.confirm)} />
        </div>
      )}
    </Section>
  )
}

function Counted() {
  const words = useSay()
  const [query] = useSearchParams()
  const notice = (
    <Notice tone="ok" title={words(say.done)} actions={<ToStudies />}>
      {words(say.doneLead)}
    </Notice>
  )
  return query.has('done') ? <Answered title={words(say.done)}>{notice}</Answered> : notice
}

function ToStudies() {
  const words = useSay()
  return (
    <ButtonLink href={`${addressOf('volunteers', useLanguage())}#studies`}>{words(say.toStudies)}</ButtonLink>
  )
}
