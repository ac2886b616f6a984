import { useRef } from 'react'
import { type MetaFunction, useActionData, useSearchParams } from 'react-router'
import { inBoth } from '#contract/language.ts'
import { placeOf } from '#contract/pages/places.ts'
import { addressOf } from '#contract/pathnames.ts'
import { contact } from '#messages/contact.ts'
import { shell } from '#messages/shell.ts'
import type { Client } from '#web/client.ts'
import { head } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import {
  type Address,
  inBrowser,
  onServer,
  type Refusal,
  submitInBrowser,
  submitOnServer,
  useData,
} from '#web/page.ts'
import { ContentItem } from '#web/pages/content-item.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Section } from '#web/ui/section.tsx'
import { ContactForm } from './contact.form.tsx'
import styles from './contact.module.css'
import { messageIn } from './message.ts'

async function load(client: Client, { origin }: Address) {
  const { rows, title, lead } = await client.pages.find(placeOf('contact'))
  return { origin, rows, title, lead }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

async function send(client: Client, form: FormData) {
  await client.contact.send(messageIn(form))
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) => {
  const twins = inBoth(other => `${loaderData?.origin ?? ''}${addressOf('contact', other)}`)
  return head(location.pathname, {
    title: loaderData?.title ?? '',
    description: loaderData?.lead,
    twins,
    origin: loaderData?.origin,
  })
}

export default function ContactPage() {
  const say = useSay()
  const language = useLanguage()
  const [query] = useSearchParams()
  const refusal = useActionData() as Refusal | undefined
  const opened = useRef(0)
  const { rows, title, lead } = useData<typeof load>()
  const home = { label: say(shell.home), href: addressOf('home', language) }
  return (
    <Section width="text">
      <Breadcrumbs label={say(shell.here)} trail={[home, { label: title }]} />
      <PageTitle title={title} lead={lead || undefined} />
      {query.has('done') ? (
        <Notice
          tone="ok"
          title={say(contact.sent)}
          announce="status"
          actions={<ButtonLink href={addressOf('contact', language)}>{say(contact.another)}</ButtonLink>}
        >
          {say(contact.sentLead)}
        </Notice>
      ) : (
        <ContactForm refusal={refusal} opened={opened} />
      )}
      <div className={styles.after}>
        {rows.map(item => (
          <ContentItem key={item.id} item={item} />
        ))}
      </div>
    </Section>
  )
}
