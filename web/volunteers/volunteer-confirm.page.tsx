import { formConsents } from '#messages/form-consents.ts'
import { askedUntil, volunteers as say, staysUntil } from '#messages/volunteers.ts'
import type { Client } from '#web/client.ts'
import { ConfirmForm, LinkPage } from '#web/forms/confirm-by-link.tsx'
import { loadFound } from '#web/forms/mailed-link.ts'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { hiddenMeta } from '#web/head.ts'
import { dayOf, useLanguage, useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { ofVolunteers } from './of-volunteers.ts'

const load = loadFound((client, { token }) => client.volunteers.findRegistration({ token }))
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

async function send(client: Client, sent: FormData, { parameters }: Address) {
  const read = Number(sent.get('consentVersion'))
  const token = parameters.token ?? ''
  await client.volunteers.confirm({ token, signup: true, ...(read > 0 && { consentVersion: read }) })
  return 'confirmed' as const
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta = hiddenMeta(say.confirmTitle)

/** The page behind a link in a letter: a button confirms the address, or keeps it for another year. */
export default function VolunteerConfirmPage() {
  const words = useSay()
  const language = useLanguage()
  const { found } = useData<typeof load>()
  return (
    <LinkPage
      {...{ title: say.confirmTitle, found, ...ofVolunteers }}
      done={
        found?.state === 'confirmed' && {
          title: say.confirmed,
          lead: staysUntil(dayOf(found.expiresAt, language)),
        }
      }
    >
      {({ state, expiresAt }) => (
        <>
          <p>{words(state === 'asked' ? askedUntil(dayOf(expiresAt, language)) : say.confirmLead)}</p>
          {state === 'asked' && <p>{words(say.stayLead)}</p>}
          {state === 'asked' ? (
            <ConfirmForm button={words(say.stay)} consent={formConsents.volunteer} />
          ) : (
            <ConfirmForm button={words(say.confirm)} />
          )}
        </>
      )}
    </LinkPage>
  )
}
