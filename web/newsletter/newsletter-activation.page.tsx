import { activation, newsletter } from '#messages/newsletter.ts'
import { confirmPage } from '#web/forms/confirm-by-link.tsx'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { loadInBrowser, loadOnServer } from '#web/page-data.ts'

/** Confirms a subscription to the newsletter for the address that the link was sent to. */
const { load, send, meta, Page } = confirmPage({
  check: (client, { token, activation: second = '' }) =>
    client.newsletter.findActivation({ token, activation: second }),
  confirm: (client, { token, activation: second = '' }) =>
    client.newsletter.activate({ token, activation: second }),
  words: activation,
  next: { page: 'newsletter', label: newsletter.toNewsletter },
})

export { meta, Page as default }
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)
