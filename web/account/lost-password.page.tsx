import { Form, useActionData, useNavigation, useSearchParams } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { account } from '#messages/account.ts'
import { shell } from '#messages/shell.ts'
import type { Client } from '#web/client.ts'
import { OutcomeSection } from '#web/forms/form-or-outcome.tsx'
import { type Refusal, submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { hiddenMeta } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { TitleWithTrail } from '#web/shell/title-with-trail.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { Button, ButtonLink } from '#web/ui/control/button.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { Section } from '#web/ui/layout/section.tsx'
import { registerAccountCalls } from './know-calls.ts'

registerAccountCalls()

async function send(client: Client, form: FormData) {
  await client.account.requestReset({ email: String(form.get('email') ?? '') })
  return 'linkSent' as const
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta = hiddenMeta(account.lostTitle)

export default function LostPasswordPage() {
  const say = useSay()
  const language = useLanguage()
  const [query] = useSearchParams()
  const refusal = useActionData() as Refusal | undefined
  const isBusy = useNavigation().state === 'submitting'
  const back = <ButtonLink href={addressOf('login', language)}>{say(account.backToLogin)}</ButtonLink>
  if (query.has('done')) {
    return (
      <Section width="text">
        <TitleWithTrail title={say(account.lostTitle)} />
        <OutcomeSection title={say(account.linkSent)}>
          <Notice tone="ok" title={say(account.linkSent)} actions={back}>
            {say(account.linkSentLead)}
          </Notice>
        </OutcomeSection>
      </Section>
    )
  }
  const error = refusal?.fields.email
  return (
    <Section width="text">
      <TitleWithTrail title={say(account.lostTitle)} lead={say(account.lostLead)} />
      <Form method="post" noValidate className={layout.stack}>
        {refusal && (
          <ErrorSummary
            refusal={refusal}
            title={say(shell.errorSummary)}
            errors={[{ field: 'email', message: error ?? refusal.message }]}
          />
        )}
        <TextField
          name="email"
          label={say(account.username)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={!refusal}
          error={error}
          defaultValue={refusal?.values.email?.[0]}
          required
        />
        <div>
          <Button type="submit" busy={isBusy}>
            {say(account.sendLink)}
          </Button>
        </div>
      </Form>
    </Section>
  )
}
