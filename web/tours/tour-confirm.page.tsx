import { confirmWords, tours } from '#messages/tours.ts'
import { confirmPage } from '#web/forms/confirm-by-link.tsx'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { inBrowser, onServer } from '#web/page-data.ts'

const { load, send, meta, Page } = confirmPage({
  check: (client, link) => client.tours.check(link),
  confirm: (client, link) => client.tours.confirm(link),
  words: confirmWords,
  next: { page: 'tours', label: tours.title },
})

export { meta, Page as default }
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)
