import { Form, useActionData, useNavigation, useSearchParams } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { account } from '#messages/account.ts'
import { shell } from '#messages/shell.ts'
import type { Client } from '#web/client.ts'
import { OutcomeSection } from '#web/forms/form-or-outcome.tsx'
import { loadLink } from '#web/forms/mailed-link.ts'
import { type Refusal, submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { hiddenMeta } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { TitleWithTrail } from '#web/shell/title-with-trail.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { Button, ButtonLink } from '#web/ui/control/button.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { Section } from '#web/ui/layout/section.tsx'
import { registerAccountCalls } from './know-calls.ts'

registerAccountCalls()

const load = loadLink((client, link) => client.account.checkReset(link))
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

async function send(client: Client, form: FormData, { parameters }: Address) {
  const password = String(form.get('password') ?? '')
  await client.account.resetPassword({ token: parameters.token ?? '', password })
  return 'saved' as const
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta = hiddenMeta(account.resetTitle)

export default function ResetPasswordPage() {
  const say = useSay()
  const language = useLanguage()
  const [query] = useSearchParams()
  const { isValid } = useData<typeof load>()
  const refusal = useActionData() as Refusal | undefined
  const to = (page: 'login' | 'lostPassword', label: string) => (
    <ButtonLink href={addressOf(page, language)}>{label}</ButtonLink>
  )
  return (
    <Section width="text">
      <TitleWithTrail title={say(account.resetTitle)} />
      {query.has('done') && (
        <OutcomeSection title={say(account.passwordSaved)}>
          <Notice tone="ok" title={say(account.passwordSaved)} actions={to('login', say(account.logIn))}>
            {say(account.passwordSavedLead)}
          </Notice>
        </OutcomeSection>
      )}
      {!query.has('done') && !isValid && (
        <Notice
          tone="warn"
          title={say(account.linkInvalid)}
          actions={to('lostPassword', say(account.askAgain))}
        >
          {say(account.linkInvalidLead)}
        </Notice>
      )}
      {!query.has('done') && isValid && <PasswordForm refusal={refusal} />}
    </Section>
  )
}

function PasswordForm({ refusal }: { refusal: Refusal | undefined }) {
  const say = useSay()
  const isBusy = useNavigation().state === 'submitting'
  const error = refusal?.fields.password
  return (
    <Form method="post" noValidate className={layout.stack}>
      {refusal && (
        <ErrorSummary
          refusal={refusal}
          title={say(shell.errorSummary)}
          errors={[{ field: 'password', message: error ?? refusal.message }]}
        />
      )}
      <PasswordField
        name="password"
        label={say(account.newPassword)}
        show={say(account.showPassword)}
        hide={say(account.hidePassword)}
        hint={say(account.newPasswordHint)}
        autoComplete="new-password"
        autoFocus={!refusal}
        error={error}
        required
      />
      <div>
        <Button type="submit" busy={isBusy}>
          {say(account.savePassword)}
        </Button>
      </div>
    </Form>
  )
}
