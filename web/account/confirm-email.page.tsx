import { account } from '#messages/account.ts'
import { confirmWords } from '#messages/own-profile.ts'
import { confirmPage } from '#web/forms/confirm-by-link.tsx'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { loadInBrowser, loadOnServer } from '#web/page-data.ts'
import { registerAccountCalls } from './know-calls.ts'

registerAccountCalls()

/** Confirms a changed e-mail address of an account. */
const { load, send, meta, Page } = confirmPage({
  check: (client, link) => client.account.checkEmail(link),
  confirm: (client, link) => client.account.confirmEmail(link),
  words: { ...confirmWords, invalid: account.linkInvalid },
  next: { page: 'login', label: account.logIn },
})

export { meta, Page as default }
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)
