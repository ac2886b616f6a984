import { useActionData, useSearchParams } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { activation, newsletter, ownSubscription, subscribingAgain as say } from '#messages/newsletter.ts'
import { newsletterConsent } from '#messages/newsletter-consent.ts'
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
import { Prose } from '#web/ui/content/prose.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { Link } from '#web/ui/control/link.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { Section } from '#web/ui/layout/section.tsx'

const load = loadFound((client, { token }) => client.newsletter.findReturn({ token }))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

async function send(client: Client, form: FormData, { parameters }: Address) {
  const { token } = linkIn({ parameters })
  const read = Number(form.get('consentVersion'))
  await client.newsletter.subscribeAgain({ token, ...(read > 0 && { consentVersion: read }) })
  return 'saved' as const
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta = hidden(say.title)

/** Behind the link of the letter after leaving: a button subscribes again. */
export default function NewsletterReturnPage() {
  const words = useSay()
  const { found } = useData<typeof load>()
  const refusal = useActionData() as Refusal | undefined
  return (
    <Section width="text">
      <TitleWithTrail title={words(say.title)} />
      {refusal && found && <Notice tone="danger" announce="alert" title={refusal.message} />}
      {!found && <Notice tone="warn" title={words(activation.invalid)} actions={<ToNewsletter />} />}
      {found?.state === 'active' && <Reads />}
      {found?.state === 'left' && (
        <div className={layout.stack}>
          <p>
            {words(ownSubscription.address)}: <strong>{found.maskedEmail}</strong>
          </p>
          <p>{words(say.lead)}</p>
          <ConsentText />
          <ConfirmForm button={words(say.confirm)}>
            <input type="hidden" name="consentVersion" value={newsletterConsent.newsletter.length} />
          </ConfirmForm>
        </div>
      )}
    </Section>
  )
}

function ConsentText() {
  const language = useLanguage()
  const [before, linked, after] = (newsletterConsent.newsletter.at(-1)?.[language] ?? '').split(/[[\]]/)
  return (
    <Prose>
      <blockquote>
        {before}
        <Link href={addressOf('dataPrivacy', language)}>{linked}</Link>
        {after}
      </blockquote>
    </Prose>
  )
}

function Reads() {
  const words = useSay()
  const [query] = useSearchParams()
  const notice = <Notice tone="ok" title={words(activation.done)} actions={<ToNewsletter />} />
  return query.has('done') ? <Answered title={words(activation.done)}>{notice}</Answered> : notice
}

function ToNewsletter() {
  const words = useSay()
  return (
    <ButtonLink href={addressOf('newsletter', useLanguage())}>{words(newsletter.toNewsletter)}</ButtonLink>
  )
}
