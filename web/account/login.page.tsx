import { lazy, Suspense, useEffect, useState } from 'react'
import { redirect, useSearchParams } from 'react-router'
import type { AskedFor } from '#contract/account/second-factor.ts'
import { safeReturn } from '#contract/account/session.ts'
import { Failure, type FieldError, isFailure } from '#contract/errors.ts'
import { translateAddress } from '#contract/meant-address.ts'
import { addressOf } from '#contract/pathnames.ts'
import { account } from '#messages/account.ts'
import { factorWords } from '#messages/second-factor.ts'
import { shell } from '#messages/shell.ts'
import { client } from '#web/client.ts'
import { hiddenMeta } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import type { FactorAnswer } from '#web/shell/factor-form.tsx'
import { askPasskey, canUsePasskeys } from '#web/shell/passkey.ts'
import { TitleWithTrail } from '#web/shell/title-with-trail.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { Section } from '#web/ui/layout/section.tsx'
import { registerAccountCalls } from './know-calls.ts'

registerAccountCalls()

const FactorForm = lazy(() => import('#web/shell/factor-form.tsx'))

export const meta = hiddenMeta(account.loginTitle)

/** For a form sent without JavaScript: redirects to the same page, which says that backstage needs it. */
export function action({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url)
  return redirect(pathname + search, 303)
}

export default function LoginPage() {
  const say = useSay()
  const language = useLanguage()
  const { asked, errors, isBusy, takeStep, goBack, logIn, logInByPasskey } = useLogin()
  const [hasPasskeys, setHasPasskeys] = useState(false)

  // Submits a form that was sent before hydration: see web/when-touched.ts.
  useEffect(() => void dispatchEvent(new Event('form-ready')), [])
  useEffect(() => setHasPasskeys(canUsePasskeys()), [])

  if (asked) {
    return (
      <Section width="text">
        <TitleWithTrail title={say(factorWords.stepTitle)} lead={say(factorWords.stepLead)} />
        <Suspense>
          <FactorForm asked={asked} send={takeStep}>
            <Button tone="quiet" onClick={goBack}>
              {say(factorWords.back)}
            </Button>
          </FactorForm>
        </Suspense>
      </Section>
    )
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
        data-alive // the passkey button is rendered only after hydration
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
          autoFocus // login is the only purpose of this page
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
        {hasPasskeys && (
          <Button tone="quiet" busy={isBusy} onClick={() => void logInByPasskey()}>
            {say(factorWords.logInByPasskey)}
          </Button>
        )}
      </form>
    </Section>
  )
}

/** State and actions of the login: password, then the second factor if needed, or a passkey alone. */
function useLogin() {
  const say = useSay()
  const language = useLanguage()
  const [query] = useSearchParams()
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldError[]>([])
  const [asked, setAsked] = useState<AskedFor | null>(null)

  // Enters backstage by a full page load: the refresh cookie authenticates it.
  const enter = () => {
    const to = safeReturn(query.get('to'), location.origin)
    location.assign(to ? translateAddress(to, language) : addressOf('backstage', language))
  }
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setErrors([])
    try {
      await work()
    } catch (error) {
      setBusy(false)
      setErrors(errorsOf(error))
    }
  }
  const logIn = async (form: FormData) => {
    const [username, password] = ['username', 'password'].map(name => String(form.get(name)))
    try {
      await client.account.login({ username: username ?? '', password: password ?? '' })
      enter()
    } catch (error) {
      if (!isFailure(error, 'secondStepNeeded')) throw error
      setAsked(await client.account.findSecondStep({}))
      setBusy(false)
    }
  }
  const logInByPasskey = async () => {
    const { question } = await client.account.askPasskey({})
    const passkey = await askPasskey(question)
    if (!passkey) throw new Failure('wrongCode', { message: say(factorWords.passkeyFailed) })
    await client.account.takeSecondStep({ passkey })
    enter()
  }
  const takeStep = async ({ code, passkey }: FactorAnswer) => {
    try {
      await client.account.takeSecondStep({
        ...(code !== undefined && { code }),
        ...(passkey && { passkey }),
      })
      enter()
    } catch (error) {
      if (!isFailure(error, 'stepOver')) throw error
      setAsked(null)
      setErrors(errorsOf(error))
    }
  }
  return {
    ...{ asked, errors, isBusy, takeStep },
    goBack: () => setAsked(null),
    logIn: (form: FormData) => attempt(() => logIn(form)),
    logInByPasskey: () => attempt(logInByPasskey),
  }
}

// A wrong pair of username and password belongs to neither field; its message links to the first of the two.
function errorsOf(error: unknown): FieldError[] {
  if (!isFailure(error)) throw error
  return error.details.errors ?? [{ field: 'username', code: 'whole', message: error.message }]
}
