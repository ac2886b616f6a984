import type { MetaFunction } from 'react-router'
import { tours } from '#messages/tours.ts'
import type { Client } from '#web/client.ts'
import { FormOrOutcome } from '#web/forms/form-or-outcome.tsx'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { VisitorsForm } from '#web/forms/visitors-form.tsx'
import { head, languageIn } from '#web/head.ts'
import { useSay } from '#web/language.ts'
import type { Address } from '#web/page.ts'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import { Section } from '#web/ui/layout/section.tsx'

async function send(client: Client, _: FormData, { parameters }: Address) {
  await client.tours.confirm({ token: parameters.token ?? '' })
  return 'saved' as const
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta: MetaFunction = ({ location }) =>
  head(location.pathname, { title: tours.confirm[languageIn(location.pathname)], isHidden: true })

/** The link in a mail changes nothing: the button does. */
export default function TourConfirmPage() {
  const say = useSay()
  return (
    <Section width="text">
      <PageTitle title={say(tours.confirm)} />
      <FormOrOutcome<typeof send> outcomes={{ saved: { title: tours.confirmed, lead: tours.confirmedLead } }}>
        <VisitorsForm name="confirm" send={tours.confirm} sending={tours.sending}>
          {() => null}
        </VisitorsForm>
      </FormOrOutcome>
    </Section>
  )
}
