import { account } from '#messages/account.ts'
import { factorWords as words } from '#messages/second-factor.ts'
import { confirmPage } from '#web/forms/confirm-by-link.tsx'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { inBrowser, onServer } from '#web/page-data.ts'
import { knowAccountCalls } from './know-calls.ts'

knowAccountCalls()

/** Stops the removal of a second factor that an administrator has asked for. */
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
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)
