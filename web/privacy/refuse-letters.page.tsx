import { refusal } from '#messages/refusal.ts'
import { confirmPage } from '#web/forms/confirm-by-link.tsx'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { inBrowser, onServer } from '#web/page-data.ts'

/** Behind the link of a letter that asks to confirm what its reader has not sent: no such letters any more. */
const { load, send, meta, Page } = confirmPage({
  check: (client, { token }) => client.privacy.findRefusal({ token }),
  confirm: (client, { token }) => client.privacy.refuse({ token }),
  words: refusal,
  next: { page: 'myData', label: refusal.toMyData },
})

export { meta, Page as default }
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)
