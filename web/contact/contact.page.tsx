import { contact } from '#messages/contact.ts'
import type { Client } from '#web/client.ts'
import { FormOrOutcome } from '#web/forms/form-or-outcome.tsx'
import { inputOf } from '#web/forms/input.ts'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { ContentView, contentMeta, loadContent } from '#web/pages/pages.ts'
import { ContactForm } from './contact.form.tsx'
import { Reach } from './reach.tsx'

export const loader = loadOnServer(loadContent)
export const clientLoader = loadInBrowser(loadContent)
export const meta = contentMeta

async function send(client: Client, form: FormData) {
  await client.contact.send(inputOf(form, { name: 'text', email: 'text', message: 'text' }))
  return 'sent' as const
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

/** Address and contact data of the institute, the form, and below them the content written by staff. */
export default function ContactPage() {
  const sent = { title: contact.sent, lead: contact.sentLead, again: contact.another }
  const before = (
    <>
      <Reach />
      <FormOrOutcome<typeof send> outcomes={{ sent }}>
        <ContactForm />
      </FormOrOutcome>
    </>
  )
  return <ContentView page={useData<typeof loadContent>()} before={before} />
}
