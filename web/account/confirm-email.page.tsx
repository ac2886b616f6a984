import { account } from '#messages/account.ts'
import { confirmWords } from '#messages/own-profile.ts'
import { confirmPage } from '#web/forms/confirm-by-link.tsx'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { inBrowser, onServer } from '#web/page-data.ts'
import { knowAccountCalls } from './know-calls.ts'

knowAccountCalls()

/** Makes another address one's own. */
const { load, send, meta, Page } = confirmPage({
  check: (client, link) => client.account.checkEmail(link),
  confirm: (client, link) => client.account.confirmEmail(link),
  words: { ...confirmWords, invalid: account.linkInvalid },
  next: { page: 'login', label: account.logIn },
})

export { meta, Page as default }
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)
