import { contact } from '#messages/contact.ts'
import type { Client } from '#web/client.ts'
import { FormOrOutcome } from '#web/forms/form-or-outcome.tsx'
import { inputOf } from '#web/forms/input.ts'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { useSay } from '#web/language.ts'
import { loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { ContentPart, ContentView, contentMeta, loadContent } from '#web/pages/pages.ts'
import { ContactForm } from './contact.form.tsx'

export const loader = loadOnServer(loadContent)
export const clientLoader = loadInBrowser(loadContent)
export const meta = contentMeta

async function send(client: Client, form: FormData) {
  const fields = { name: 'text', email: 'text', page: 'text', message: 'text' } as const
  await client.contact.reportBarrier(inputOf(form, fields))
  return 'sent' as const
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

/** The accessibility statement, and the form to report a barrier. */
export default function AccessibilityPage() {
  const say = useSay()
  return (
    <ContentView page={useData<typeof loadContent>()}>
      <ContentPart id="report-barrier" title={say(contact.barrierTitle)}>
        <FormOrOutcome<typeof send>
          outcomes={{ sent: { title: contact.barrierSent, lead: contact.sentLead } }}
        >
          <p>{say(contact.barrierLead)}</p>
          <ContactForm isBarrier />
        </FormOrOutcome>
      </ContentPart>
    </ContentView>
  )
}
