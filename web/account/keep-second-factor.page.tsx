import { account } from '#messages/account.ts'
import { factorWords as words } from '#messages/second-factor.ts'
import { confirmPage } from '#web/forms/confirm-by-link.tsx'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { loadInBrowser, loadOnServer } from '#web/page-data.ts'
import { registerAccountCalls } from './know-calls.ts'

registerAccountCalls()

/** Cancels the removal of a second factor that an administrator has requested. */
const { load, send, meta, Page } = confirmPage({
  check: (client, link) => client.account.factorOf.check(link),
  confirm: (client, link) => client.account.factorOf.stop(link),
  words: {
    ...{ title: words.keepTitle, lead: words.keepLead, confirm: words.keep },
    ...{ done: words.kept, invalid: words.keepInvalid },
  },
  next: { page: 'login', label: account.logIn },
})

export { meta, Page as default }
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)
