import { useActionData, useNavigation } from 'react-router'
import { volunteers as say } from '#messages/volunteers.ts'
import type { Client } from '#web/client.ts'
import { ConfirmForm, LinkPage } from '#web/forms/confirm-by-link.tsx'
import { loadFound } from '#web/forms/mailed-link.ts'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { hiddenMeta } from '#web/head.ts'
import { useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { ofVolunteers } from './of-volunteers.ts'

const load = loadFound((client, { token }) => client.volunteers.findUnsubscription({ token }))
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

// Responds without a redirect, because mail programs that unsubscribe with one POST (RFC 8058) follow none.
async function send(client: Client, _: FormData, { parameters }: Address) {
  return { data: await client.volunteers.leave({ token: parameters.token ?? '', signout: true }) }
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta = hiddenMeta(say.leaveTitle)

/**
 * The page behind the unsubscribe link of every letter: a button deletes the address. Mail programs do the
 * same with one POST.
 */
export default function VolunteerUnsubscribePage() {
  const words = useSay()
  const { found } = useData<typeof load>()
  const isAnswered = useActionData() !== undefined
  const isBusy = useNavigation().state !== 'idle'
  return (
    <LinkPage
      {...{ title: say.leaveTitle, found, ...ofVolunteers }}
      done={found?.state === 'left' && { title: say.left, lead: say.leftLead }}
      isNew={isAnswered && !isBusy}
    >
      {() => (
        <>
          <p>{words(say.leaveLead)}</p>
          <ConfirmForm button={words(say.leave)} />
        </>
      )}
    </LinkPage>
  )
}
