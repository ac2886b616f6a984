import { useActionData, useNavigation } from 'react-router'
import { volunteers as say } from '#messages/volunteers.ts'
import type { Client } from '#web/client.ts'
import { ConfirmForm } from '#web/forms/confirm-by-link.tsx'
import { Answered } from '#web/forms/form-or-outcome.tsx'
import { loadFound } from '#web/forms/mailed-link.ts'
import { type Refusal, submitInBrowser, submitOnServer, type Told } from '#web/forms/sending.ts'
import { hidden } from '#web/head.ts'
import { useSay } from '#web/language.ts'
import { type Address, inBrowser, onServer, useData } from '#web/page-data.ts'
import { TitleWithTrail } from '#web/shell/title-with-trail.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { Section } from '#web/ui/layout/section.tsx'
import { LinkIsOver, ToVolunteers } from './link-is-over.tsx'

const load = loadFound((client, { token }) => client.volunteers.findUnsubscription({ token }))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

// Answered in place: mail programs that unsubscribe with one POST (RFC 8058) follow no redirect.
async function send(client: Client, _: FormData, { parameters }: Address) {
  return { told: await client.volunteers.leave({ token: parameters.token ?? '', signout: true }) }
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta = hidden(say.leaveTitle)

/** Behind the link of every letter: a button deletes the address. Mail programs do the same with one POST. */
export default function VolunteerUnsubscribePage() {
  const words = useSay()
  const { found } = useData<typeof load>()
  const answered = useActionData() as Refusal | Told | undefined
  const isBusy = useNavigation().state !== 'idle'
  const refusal = answered && 'message' in answered && answered
  return (
    <Section width="text">
      <TitleWithTrail title={words(say.leaveTitle)} section="research" />
      {refusal && found && <Notice tone="danger" announce="alert" title={refusal.message} />}
      {!found && <LinkIsOver />}
      {found?.state === 'registered' && (
        <div className={layout.stack}>
          <p>{words(say.leaveLead)}</p>
          <ConfirmForm button={words(say.leave)} />
        </div>
      )}
      {found?.state === 'left' && <Left isJustNow={answered !== undefined && !isBusy} />}
    </Section>
  )
}

function Left({ isJustNow }: { isJustNow: boolean }) {
  const words = useSay()
  const notice = (
    <Notice tone="ok" title={words(say.left)} actions={<ToVolunteers />}>
      {words(say.leftLead)}
    </Notice>
  )
  return isJustNow ? <Answered title={words(say.left)}>{notice}</Answered> : notice
}
