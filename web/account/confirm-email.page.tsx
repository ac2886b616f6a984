import { Form, type MetaFunction, useActionData, useNavigation, useSearchParams } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { account } from '#messages/account.ts'
import { confirmWords as words } from '#messages/own-profile.ts'
import type { Client } from '#web/client.ts'
import { loadLink } from '#web/forms/mailed-link.ts'
import { type Refusal, submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { head, languageIn } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, inBrowser, onServer, useData } from '#web/page-data.ts'
import { TitleWithTrail } from '#web/shell/title-with-trail.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { Button, ButtonLink } from '#web/ui/control/button.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { Section } from '#web/ui/layout/section.tsx'

const load = loadLink((client, link) => client.account.checkEmail(link))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

async function send(client: Client, _: FormData, { parameters }: Address) {
  await client.account.confirmEmail({ token: parameters.token ?? '' })
  return 'saved' as const
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta: MetaFunction = ({ location }) =>
  head(location.pathname, { title: words.title[languageIn(location.pathname)], isHidden: true })

/** The link in a mail changes nothing: the button does. */
export default function ConfirmEmailPage() {
  const say = useSay()
  const language = useLanguage()
  const [query] = useSearchParams()
  const { isValid } = useData<typeof load>()
  const refusal = useActionData() as Refusal | undefined
  const login = <ButtonLink href={addressOf('login', language)}>{say(account.logIn)}</ButtonLink>
  if (query.has('done'))
    return (
      <Section width="text">
        <TitleWithTrail title={say(words.title)} />
        <Notice tone="ok" title={say(words.done)} announce="status" actions={login} />
      </Section>
    )
  return (
    <Section width="text">
      <TitleWithTrail title={say(words.title)} {...(isValid && { lead: say(words.lead) })} />
      {refusal && <Notice tone="danger" announce="alert" title={refusal.message} />}
      {isValid ? <ConfirmForm /> : <Notice tone="warn" title={say(account.linkInvalid)} actions={login} />}
    </Section>
  )
}

function ConfirmForm() {
  const say = useSay()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className={layout.stack}>
      <Button type="submit" busy={isBusy}>
        {say(words.confirm)}
      </Button>
    </Form>
  )
}
