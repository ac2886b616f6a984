import { refusal } from '#messages/refusal.ts'
import { confirmPage } from '#web/forms/confirm-by-link.tsx'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { loadInBrowser, loadOnServer } from '#web/page-data.ts'

/**
 * The page behind a link in confirmation letters: stops such letters to an address whose owner did not
 * request them.
 */
const { load, send, meta, Page } = confirmPage({
  check: (client, { token }) => client.privacy.findRefusal({ token }),
  confirm: (client, { token }) => client.privacy.refuse({ token }),
  words: refusal,
  next: { page: 'myData', label: refusal.toMyData },
})

export { meta, Page as default }
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)
