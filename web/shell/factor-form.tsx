import { type ReactNode, useState } from 'react'
import type { AskedFor, PasskeyAnswer } from '#contract/account/second-factor.ts'
import { type FieldError, isFailure } from '#contract/errors.ts'
import { account } from '#messages/account.ts'
import { factorWords as words } from '#messages/second-factor.ts'
import { shell } from '#messages/shell.ts'
import { useSay } from '#web/language.ts'
import { Button } from '#web/ui/control/button.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { askPasskey, canUsePasskeys } from './passkey.ts'

export interface FactorAnswer {
  password?: string
  code?: string
  passkey?: PasskeyAnswer
}

interface Props {
  asked: AskedFor
  send: (answer: FactorAnswer) => Promise<void>
  /** Content beside the submit button. */
  children?: ReactNode
}

/** Confirms the user's identity by passkey, code, or password if there is no second factor. */
export default function FactorForm({ asked, send, children }: Props) {
  const say = useSay()
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldError[]>([])
  const name = asked.password ? 'password' : 'code'

  const answer = async (given: FactorAnswer) => {
    setBusy(true)
    setErrors([])
    try {
      await send(given)
    } catch (error) {
      if (!isFailure(error)) throw error
      setErrors(error.details.errors ?? [{ field: name, code: 'whole', message: error.message }])
    } finally {
      setBusy(false)
    }
  }
  const byPasskey = async () => {
    const passkey = await askPasskey(asked.passkey ?? {})
    if (passkey) await answer({ passkey })
    else setErrors([{ field: name, code: 'whole', message: say(words.passkeyFailed) }])
  }
  const typed = { name, autoFocus: true, required: true, error: errors[0]?.message }
  return (
    <form
      method="post"
      noValidate
      className={layout.stack}
      onSubmit={event => {
        event.preventDefault()
        void answer({ [name]: String(new FormData(event.currentTarget).get(name)) })
      }}
    >
      <ErrorSummary title={say(shell.errorSummary)} errors={errors} refusal={errors} />
      {asked.passkey && canUsePasskeys() && (
        <>
          <Button tone="quiet" busy={isBusy} onClick={() => void byPasskey()}>
            {say(words.usePasskey)}
          </Button>
          <span>{say(words.or)}</span>
        </>
      )}
      {asked.password ? (
        <PasswordField
          {...typed}
          label={say(account.password)}
          show={say(account.showPassword)}
          hide={say(account.hidePassword)}
          autoComplete="current-password"
        />
      ) : (
        <TextField
          {...typed}
          label={say(asked.app ? words.code : words.recoveryCode)}
          hint={say(asked.app ? words.codeHint : words.recoveryHint)}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      )}
      <div className={layout.cluster}>
        {children}
        <Button type="submit" busy={isBusy}>
          {say(words.confirm)}
        </Button>
      </div>
    </form>
  )
}
