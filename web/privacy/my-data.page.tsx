import { privacy as say } from '#messages/privacy.ts'
import type { Client } from '#web/client.ts'
import { FormOrOutcome } from '#web/forms/form-or-outcome.tsx'
import { inputOf } from '#web/forms/input.ts'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { VisitorsForm } from '#web/forms/visitors-form.tsx'
import { listedMeta } from '#web/head.ts'
import { useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer } from '#web/page-data.ts'
import { TitleWithTrail } from '#web/shell/title-with-trail.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { Section } from '#web/ui/layout/section.tsx'

const load = async (_: Client, { origin }: Address) => ({ origin })
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)
export const meta = listedMeta('myData', say.title, say.lead)

async function send(client: Client, form: FormData) {
  await client.privacy.request(inputOf(form, { email: 'text' }))
  return 'linkSent' as const
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

/** Visitors request a link by e-mail to the data that is stored about them. */
export default function MyDataPage() {
  const words = useSay()
  const linkSent = { title: say.sent, lead: say.sentLead, again: say.another }
  return (
    <Section width="text">
      <TitleWithTrail title={words(say.title)} lead={words(say.lead)} />
      <FormOrOutcome<typeof send> outcomes={{ linkSent }}>
        <div className={layout.stack}>
          <p>{words(say.howItWorks)}</p>
          <VisitorsForm name="my-data" labels={{ email: say.email }} send={say.send} sending={say.sending}>
            {({ one }) => (
              <TextField {...one('email')} type="email" hint={words(say.emailHint)} autoComplete="email" />
            )}
          </VisitorsForm>
          <p>{words(say.otherWays)}</p>
        </div>
      </FormOrOutcome>
    </Section>
  )
}
