import { useEffect, useState } from 'react'
import { redirect, useSearchParams } from 'react-router'
import { safeReturn } from '#contract/account/session.ts'
import { type FieldError, isFailure } from '#contract/errors.ts'
import { addressIn } from '#contract/matching.ts'
import { addressOf } from '#contract/pathnames.ts'
import { account } from '#messages/account.ts'
import { shell } from '#messages/shell.ts'
import { client } from '#web/client.ts'
import { hidden } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { TitleWithTrail } from '#web/shell/title-with-trail.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { Section } from '#web/ui/layout/section.tsx'

export const meta = hidden(account.loginTitle)

/** Sent without our code: the page again, which says that backstage needs it. */
export function action({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url)
  return redirect(pathname + search, 303)
}

export default function LoginPage() {
  const say = useSay()
  const language = useLanguage()
  const [query] = useSearchParams()
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldError[]>([])

  // Who was quicker than the scripts has sent the form already: see web/when-touched.ts.
  useEffect(() => void dispatchEvent(new Event('form-ready')), [])

  const logIn = async (form: FormData) => {
    setBusy(true)
    setErrors([])
    try {
      await client.account.login({
        username: String(form.get('username')),
        password: String(form.get('password')),
      })
      // Into backstage by a document load: the refresh cookie opens it.
      const to = safeReturn(query.get('to'), location.origin)
      location.assign(to ? addressIn(to, language) : addressOf('backstage', language))
    } catch (error) {
      setBusy(false)
      setErrors(errorsOf(error))
    }
  }
  const errorOf = (name: string) =>
    errors.find(({ field, code }) => field === name && code !== 'whole')?.message
  return (
    <Section width="text">
      <TitleWithTrail title={say(account.loginTitle)} lead={say(account.loginLead)} />
      <noscript>
        <Notice tone="warn" title={say(account.needsJavaScript)} />
      </noscript>
      <form
        method="post"
        noValidate
        data-waits=""
        className={layout.stack}
        onSubmit={event => {
          event.preventDefault()
          void logIn(new FormData(event.currentTarget))
        }}
      >
        <ErrorSummary title={say(shell.errorSummary)} errors={errors} refusal={errors} />
        <TextField
          name="username"
          label={say(account.username)}
          autoFocus // whoever comes here wants to log in
          autoComplete="username"
          error={errorOf('username')}
          required
        />
        <PasswordField
          name="password"
          label={say(account.password)}
          show={say(account.showPassword)}
          hide={say(account.hidePassword)}
          autoComplete="current-password"
          error={errorOf('password')}
          required
        />
        <div className={layout.cluster}>
          <Button type="submit" busy={isBusy}>
            {say(isBusy ? account.loggingIn : account.logIn)}
          </Button>
          <Link href={addressOf('lostPassword', language)}>{say(account.forgotten)}</Link>
        </div>
      </form>
    </Section>
  )
}

// A wrong pair is nobody's field alone: the sentence leads to the first of the two.
function errorsOf(error: unknown): FieldError[] {
  if (!isFailure(error)) throw error
  return error.details.errors ?? [{ field: 'username', code: 'whole', message: error.message }]
}
