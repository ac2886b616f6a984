import { useRef } from 'react'
import { useActionData, useSearchParams } from 'react-router'
import { contact } from '#messages/contact.ts'
import type { Client } from '#web/client.ts'
import { ContactForm } from '#web/contact/contact.form.tsx'
import { messageIn } from '#web/contact/message.ts'
import { useSay } from '#web/language.ts'
import { inBrowser, onServer, type Refusal, submitInBrowser, submitOnServer, useData } from '#web/page.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './content.module.css'
import { contentMeta, loadContent } from './content.tsx'
import { ContentView } from './content-view.tsx'

export const loader = onServer(loadContent)
export const clientLoader = inBrowser(loadContent)
export const meta = contentMeta

async function send(client: Client, form: FormData) {
  await client.contact.reportBarrier({ ...messageIn(form), page: String(form.get('page') ?? '') })
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

/** The accessibility statement, and the form to tell of a barrier. */
export default function AccessibilityPage() {
  const say = useSay()
  const [query] = useSearchParams()
  const refusal = useActionData() as Refusal | undefined
  const opened = useRef(0)
  return (
    <ContentView page={useData<typeof loadContent>()}>
      <section id="report-barrier" className={styles.part} aria-labelledby="report-barrier-title">
        <h2 id="report-barrier-title">{say(contact.barrierTitle)}</h2>
        {query.has('done') ? (
          <Notice tone="ok" title={say(contact.barrierSent)} announce="status">
            {say(contact.sentLead)}
          </Notice>
        ) : (
          <>
            <p>{say(contact.barrierLead)}</p>
            <ContactForm refusal={refusal} opened={opened} isBarrier />
          </>
        )}
      </section>
    </ContentView>
  )
}
