import { activation, newsletter, ownSubscription, subscribingAgain as say } from '#messages/newsletter.ts'
import { newsletterConsent } from '#messages/newsletter-consent.ts'
import type { Client } from '#web/client.ts'
import { ConfirmForm, LinkPage } from '#web/forms/confirm-by-link.tsx'
import { linkIn, loadFound } from '#web/forms/mailed-link.ts'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { hiddenMeta } from '#web/head.ts'
import { useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'

const load = loadFound((client, { token }) => client.newsletter.findReturn({ token }))
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

async function send(client: Client, form: FormData, { parameters }: Address) {
  const { token } = linkIn({ parameters })
  const read = Number(form.get('consentVersion'))
  await client.newsletter.subscribeAgain({ token, ...(read > 0 && { consentVersion: read }) })
  return 'saved' as const
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta = hiddenMeta(say.title)

/** Page of the link in the letter sent after unsubscribing: a button subscribes again. */
export default function NewsletterReturnPage() {
  const words = useSay()
  const { found } = useData<typeof load>()
  return (
    <LinkPage
      {...{ title: say.title, found, unknown: { title: activation.invalid } }}
      done={found?.state === 'active' && { title: activation.done }}
      next={{ page: 'newsletter', label: newsletter.toNewsletter }}
    >
      {({ maskedEmail }) => (
        <>
          <p>
            {words(ownSubscription.address)}: <strong>{maskedEmail}</strong>
          </p>
          <p>{words(say.lead)}</p>
          <ConfirmForm button={words(say.confirm)} consent={newsletterConsent.newsletter} />
        </>
      )}
    </LinkPage>
  )
}
