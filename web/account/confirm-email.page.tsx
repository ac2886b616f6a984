import { addressOf } from '#contract/pathnames.ts'
import { account } from '#messages/account.ts'
import { confirmWords } from '#messages/own-profile.ts'
import { ConfirmByLink } from '#web/forms/confirm-by-link.tsx'
import { loadLink, sendLink } from '#web/forms/mailed-link.ts'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { hidden } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { inBrowser, onServer } from '#web/page-data.ts'
import { ButtonLink } from '#web/ui/control/button.tsx'

const load = loadLink((client, link) => client.account.checkEmail(link))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const send = sendLink((client, link) => client.account.confirmEmail(link))
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta = hidden(confirmWords.title)

/** Makes another address one's own. */
export default function ConfirmEmailPage() {
  const say = useSay()
  const login = <ButtonLink href={addressOf('login', useLanguage())}>{say(account.logIn)}</ButtonLink>
  return <ConfirmByLink words={{ ...confirmWords, invalid: account.linkInvalid }} actions={login} />
}
